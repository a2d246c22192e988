// 33ceb651ad8052ad6b04f0c11199040e5e43e1a9ef2e9645827f953739c68f5d esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
