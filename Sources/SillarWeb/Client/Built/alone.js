// 2ee78ff74993e4f0a00a6386625312e2acaa5629768ab122472019ef5b789e29 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
