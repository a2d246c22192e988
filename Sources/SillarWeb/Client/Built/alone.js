// 99d8e3dcbf07de79d9f08e920195f8e2ce5f96d4baf7a288ab3ad04a29e7c1c8 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
