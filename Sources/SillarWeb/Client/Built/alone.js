// 44e2a09ee644101eca1a11b92ddcde13408ee39a48b344bb5ef643331daeb95d esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
