// 9ba1193d16a4d3bbedb3d51f8f36cfa47e5f1ba36f7eddf9491bbcbea8b4c508 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
