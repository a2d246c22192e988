// f25fd3f4838fa92ba5dba8595293ad6f0db05cb808066be56b1fea3f861f9158 esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
