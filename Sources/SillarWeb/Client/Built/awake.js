// 0b1f6756d75c3ad75101ba1b4e0a5f1641a8a1fb5fb68850dc9b9b04cd0eec05 esbuild 0.17.0
var e;function t(){document.body.classList.contains("awake")&&!document.hidden?e??=navigator.wakeLock?.request("screen").catch(()=>{}):(e?.then(n=>n?.release()),e=void 0)}new MutationObserver(t).observe(document.body,{attributeFilter:["class"]});document.addEventListener("visibilitychange",t);t();
