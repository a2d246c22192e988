// 9a609220df7876ed9b5e7acc93b1c196292769ee4bd1a166ba9048ff7e9ae2cf esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
