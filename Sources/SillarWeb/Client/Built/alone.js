// 986959cd69431cdecdd744e2713944e9bf812ee26ecd78ea182553358fb9f630 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
