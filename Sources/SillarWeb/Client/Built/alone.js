// a0808548d63894ed136f5e6ae260ea14de697d130f0ed00e3c24123107a2b7ca esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
