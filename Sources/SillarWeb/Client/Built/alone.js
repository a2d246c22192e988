// c5de536e982358cd929f3b73d808c5fabc17b5a33de0485117e0d10581e4a5e8 esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
