// a9862b56da79ec8f5a85c6a17b3469e7fce458618e1f05c668534121ed1e0d24 esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
