// d51c237bb40656d23d0612979a4ff1877e87c86923f854c258cde0ddd167d1ba esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
