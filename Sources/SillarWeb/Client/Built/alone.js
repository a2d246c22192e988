// 97cb50a57f378499ae7388eec4c736c02eac02ddff79dba97ce5322bff15773c esbuild 0.17.0
var o=hostData,t=s=>s==="no cookie"?o.cookies:o.alone;export{t as why};
