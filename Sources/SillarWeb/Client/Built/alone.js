// e373c6887c920f53e9fcb74ee29179289d06206439e635ef58c8d83e3a5e57ec esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
