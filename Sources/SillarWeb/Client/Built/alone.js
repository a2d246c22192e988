// 262479599c531c6b110ab97a681b8e0facd8d11003d8db2390e86c62245d9ead esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
