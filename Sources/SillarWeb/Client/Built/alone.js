// 7a81567193975f0f9de10cfe64986760a6d9e59e6cd227ffc25ad4aa79e0c101 esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
