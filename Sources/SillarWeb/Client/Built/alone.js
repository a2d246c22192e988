// db59cdee03576ea3df085b42af52b2e84b941eaeffe3673048ad9179a2d0bb36 esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
