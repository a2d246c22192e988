// e04157c767a4259e36295c102fd8416c117fdde8cc6498a13e2ec1294dc82158 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
