// e6c510fcf5a041e88dcfc75468b877cd6a6d47e59f2577d05ee6d2bb7c3e971d esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
