// b7d147c65924154ba1cb0047446baddfa1a3aa6892b9f6c943e541c6f9650d2f esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
