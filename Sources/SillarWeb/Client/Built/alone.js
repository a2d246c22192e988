// 37d7a50dfc7b6e375b35d82cd47d046daabb47c58846f90c6d65c02c86dd7f78 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
