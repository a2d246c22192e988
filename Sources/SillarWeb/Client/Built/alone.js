// 93525d7021e9bb558be38901d3e28451a187976ff5885f30a46dc6765d9bb188 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
