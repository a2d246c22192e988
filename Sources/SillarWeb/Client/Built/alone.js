// 7297b57a02aa74f87145afc1589c414184b4398e92a341398de42b400c0a2d34 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
