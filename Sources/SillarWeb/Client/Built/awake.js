// fac159090b8a3b18f52e74ab87b9624a8b686d327c9ad15dd7e20027757c32fc esbuild 0.17.0
var e;function t(){document.body.classList.contains("awake")&&!document.hidden?e??=navigator.wakeLock?.request("screen").catch(()=>{}):(e?.then(n=>n?.release()),e=void 0)}new MutationObserver(t).observe(document.body,{attributeFilter:["class"]});document.addEventListener("visibilitychange",t);t();
