// 309f48d749618f33333efa8f9000f72d7526a9ac9c4f695e9b2fa20404f52c4c esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
