// 67c23a13f24f7af1f45370f49d98c88af2e7b9008580e068642bee74e1110a97 esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
