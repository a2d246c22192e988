// 4cebd13351924ca0de4f9a3c3b39e840834304834ef6cd80a9395e614c25284d esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
