// 2a621c0d1a5f64c9d85fa6f79ddec03f2f4cbec4767a8453ae635b05987001bc esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
