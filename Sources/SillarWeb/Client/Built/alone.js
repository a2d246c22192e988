// 2b796bf6554869e3ec4551e76fbbc3e558e2442f4b85fa526c2bcb628939f9ef esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
