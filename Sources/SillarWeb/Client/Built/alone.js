// 1b2d38a7fc14d9e49c715eb042832ed2570cd230cc9c11d357d57c55e44774ba esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
