// c65d17c79c6fc2e9871f0ea25d841719a4ec900c620cc8bbca1a2d90705ce564 esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
