// 615e902e418354d0592ad46bbbaf0608a96e27b8232c58ee1d5e7556ebc166d9 esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
