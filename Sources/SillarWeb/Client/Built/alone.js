// cd79fc9b74a97a6fb54feeb0e0231fe265fed9029e6bd40a456960fc1297e9ae esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
