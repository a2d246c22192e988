// ef37620bdad3b716ca0f1e815c6f93af3545c22bd09c780201c2c9dfe790cb2d esbuild 0.17.0
var e;function t(){document.body.classList.contains("awake")&&!document.hidden?e??=navigator.wakeLock?.request("screen").catch(()=>{}):(e?.then(n=>n?.release()),e=void 0)}new MutationObserver(t).observe(document.body,{attributeFilter:["class"]});document.addEventListener("visibilitychange",t);t();
