// 7a81567193975f0f9de10cfe64986760a6d9e59e6cd227ffc25ad4aa79e0c101 esbuild 0.17.0
var e;function t(){document.body.classList.contains("awake")&&!document.hidden?e??=navigator.wakeLock?.request("screen").catch(()=>{}):(e?.then(n=>n?.release()),e=void 0)}new MutationObserver(t).observe(document.body,{attributeFilter:["class"]});document.addEventListener("visibilitychange",t);t();
