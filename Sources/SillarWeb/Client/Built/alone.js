// 66be6dfd220e6acabed8f713be043c9896bab641cdd68181a0155449e280c334 esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
