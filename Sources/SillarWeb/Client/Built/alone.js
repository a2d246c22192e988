// ab5ea8de18541c1cf5c9a0a03dd817e6c1b3419d84258581cbd70f24742aa221 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
