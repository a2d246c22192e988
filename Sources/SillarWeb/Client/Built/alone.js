// 9487b8d08549230fd1a5ac9daa82429cef0a25abf7d860a77ecf055e6060821c esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
