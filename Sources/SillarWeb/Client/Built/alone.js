// ead6398a3c46b437e2dc409699f8ef7a30fdc8288ab797841676bee0c493e24a esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
