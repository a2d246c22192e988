// 345250ebaff3222e5d6c98fa34c0a27599bf7eacffd2d1f6c3f62acd9db0dc95 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
