// 331aada0e8cfeaa8d4d63e7dae03c3048a4338f27a1d0cd371f2ccc70c5216d7 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
