// 642c59027e5fad6191d05d9c3c23555ac3e1e9f60d15f8c8ce6c780268b24bfa esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
