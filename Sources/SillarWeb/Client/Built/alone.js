// 11a36d288047abadadfa450030c6bb3c71608157c45db76c02b8ace1430fe104 esbuild 0.17.0
var e=o=>o==="no cookie"?words.cookies:words.alone;export{e as why};
