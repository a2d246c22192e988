// e1a1acbdf61edfcb91c390e0b78b18d4d3380f08a51f64f7a3aa7847d4aaf4a8 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
