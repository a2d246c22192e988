// 2ebe35b030ee6df36ca76174383173d07d4ee8a59c23c770119c401966d9888a esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
