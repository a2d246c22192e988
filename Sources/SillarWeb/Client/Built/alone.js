// ee5222c559539632771a79eb9c48e9e5ab28928ea43108d26ae4f52fd5ec850c esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
