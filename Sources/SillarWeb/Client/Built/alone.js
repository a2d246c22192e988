// 0e5eba9def948e7f3b5d093f1d6b11932e2f528c65245d88a7fd0972fb3aaae6 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
