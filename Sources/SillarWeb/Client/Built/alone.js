// 889224f97495c3c8def3fa802a9555c21a523b39ef817346f1b6f6d2e89b6f14 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
