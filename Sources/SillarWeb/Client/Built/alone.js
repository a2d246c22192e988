// f15b8e8563dc0b4659ee09a3769f382184e8b4f8d8899c43a10603af71732e06 esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
