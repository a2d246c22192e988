// 26459e07d22ddf28967eef292563efe1eabb1fe2fc1bfab7f774484e450f5d25 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
