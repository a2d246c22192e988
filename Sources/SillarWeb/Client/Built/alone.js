// b3e6b9e869228338903c398a8b863b579e1a2ed90e3089fe2b20383448e20bd8 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
