// 27892e70d445fa0144a6300dfae2b8f758a6f2f81b4f8240a08a29b88e8c5f0b esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
