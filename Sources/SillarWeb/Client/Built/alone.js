// bcb321ca5f7657273e66b5391888342026e1737f8f8f914253a7c73842f62f50 esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
