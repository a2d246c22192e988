// 636fd004c2906abba0d8369cd0a6486ccbaed244c5048728c4f1d83363a25c8e esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
