// efd2e5daa024b5c1594eabb74324d8090775fa56ed307482d16e9c5370e0a562 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
