// a2d7fa53e76b56f2d0c984f902d4c82f8f3fa4e112826f3e360e28371631ef20 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
