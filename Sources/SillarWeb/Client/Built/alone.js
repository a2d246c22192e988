// 360e33005772df075f0db86c63da0335feba47007257cf6b945cf8b339c0bfc0 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
