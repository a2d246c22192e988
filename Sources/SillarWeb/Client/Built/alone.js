// e6b192043398e7a404f595cd55148caab3297b8b956ce3777458dc3ca2f8fe7b esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
