<<<<<<< HEAD
// 636fd004c2906abba0d8369cd0a6486ccbaed244c5048728c4f1d83363a25c8e esbuild 0.17.0
=======
// 8ae19869060135fa612fe64a23a29d2b9a936ae344cd5ff2b3fc34246fec5309 esbuild 0.17.0
>>>>>>> 314bc9d4 (Keep the row at the top of a screen with the window)
var c=document.getElementById("0"),u=500,s=new Map;function a(n,e){n.textContent!==e&&(n.textContent=e)}c.addEventListener("click",({target:n})=>{let e=n.closest?.(".s-stepper > button"),o=e?.parentNode,t=o?.children[1];if(!e||!/^\d+$/.test(t.textContent))return;let r=s.get(o);r||(r={said:t.textContent,observer:new MutationObserver(i=>d(o,t,i))},s.set(o,r),r.observer.observe(o,{attributes:!0,attributeFilter:["aria-busy"],childList:!0,characterData:!0,subtree:!0})),clearTimeout(r.timer),r.shown=String(+t.textContent+(e===o.firstElementChild?-1:1)),a(t,r.shown),r.observer.takeRecords()});function d(n,e,o){let t=s.get(n),r=o.some(({type:i})=>i!=="attributes");r&&(t.said=e.textContent),clearTimeout(t.timer),n.querySelector("[aria-busy=true]")?(a(e,t.shown),t.observer.takeRecords()):t.timer=setTimeout(()=>l(n,e),r?0:u)}function l(n,e){let{said:o,observer:t}=s.get(n);t.disconnect(),s.delete(n),a(e,o)}
