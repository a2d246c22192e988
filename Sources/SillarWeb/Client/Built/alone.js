// 2357c17b363c80e19eb5638cc344afedbe30ff0ecc0142c91f6df415573e6ee1 esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
