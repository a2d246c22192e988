// 0e6e3bc810ada1dbd8645a43fbe22f7664b74256cc97521b6a3ce46d293e3a88 esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
