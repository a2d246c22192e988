// dd3c4f01982920ba66b091cb938cb3d0502971e2df2c40507ecca0f9fab286c9 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
