// 0b1f6756d75c3ad75101ba1b4e0a5f1641a8a1fb5fb68850dc9b9b04cd0eec05 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
