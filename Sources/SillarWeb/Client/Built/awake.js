// 45299b0aa6ec7310ebfe5f7608d2ce648ca556d7026d9a8be324d99671c300e6 esbuild 0.17.0
var e;function t(){document.body.classList.contains("awake")&&!document.hidden?e??=navigator.wakeLock?.request("screen").catch(()=>{}):(e?.then(n=>n?.release()),e=void 0)}new MutationObserver(t).observe(document.body,{attributeFilter:["class"]});document.addEventListener("visibilitychange",t);t();
