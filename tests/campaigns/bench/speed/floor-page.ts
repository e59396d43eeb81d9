import type { Screen } from "./screens.ts";

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#fbf6ef;color:#191210;font:17px/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:1rem}h1{font-size:1.6rem;text-align:center;outline:none}
button{display:block;width:100%;min-height:3.25rem;margin:0 0 .75rem;border:1px solid #cbb;border-radius:1rem;background:#fff;font:inherit;text-align:left;padding:0 1rem}
input{width:100%;min-height:3.25rem;margin:0 0 .75rem;border:1px solid #cbb;border-radius:1rem;font:inherit;padding:0 1rem}
button.go{background:#a51d1d;color:#fff;text-align:center}button[aria-pressed=true]{outline:2px solid #a51d1d}
progress{width:100%}progress[hidden]{display:block;visibility:hidden}@keyframes come{from{opacity:0;transform:translateX(20px)}}.comes{animation:come .2s}`;

/** Runs in the page: the minimum script that can play the same screens. */
const SCRIPT = `(function(screens,wait){
var at=0,timer,answers={currentStep:1},main=document.querySelector("main"),bar=document.querySelector("progress");
function mark(screen){main.querySelectorAll("[data-option]").forEach(function(b){var a=answers[screen.id];b.setAttribute("aria-pressed",String(a===b.dataset.option||Array.isArray(a)&&a.indexOf(b.dataset.option)>=0))})}
function keep(){localStorage.setItem("quizState",JSON.stringify(answers))}
function next(){var s=screens[++at];if(!s)return;var box=document.createElement("div");box.className="comes";box.dataset.step=s.id;
var h=document.createElement("h1");h.tabIndex=-1;h.textContent=s.title;box.append(h);
s.options.forEach(function(o){var b=document.createElement("button");b.dataset.option=o[0];b.textContent=o[1];box.append(b)});
if(s.kind==="field"){var i=document.createElement("input");i.setAttribute("aria-label",s.title);i.value=answers[s.id]||"";box.append(i)}
if(s.kind!=="one"){var go=document.createElement("button");go.className="go";go.textContent="Continue";box.append(go)}
main.replaceChildren(box);document.title=s.title;history.pushState(null,"","/"+s.id);
if(s.number){bar.hidden=false;bar.value=s.number;answers.currentStep=s.number;keep()}else bar.hidden=true;
scrollTo(0,0);h.focus({preventScroll:true})}
main.addEventListener("input",function(e){answers[screens[at].id]=e.target.value;keep()});
main.addEventListener("click",function(e){var b=e.target.closest("button");if(!b)return;var s=screens[at],v=b.dataset.option;
if(v===undefined)return next();
if(s.kind==="one"){answers[s.id]=v;keep();mark(s);clearTimeout(timer);timer=setTimeout(next,wait)}
else{var a=answers[s.id]||[];answers[s.id]=a.indexOf(v)<0?a.concat(v):a.filter(function(x){return x!==v});keep();mark(s)}});
})`;

/** The physical limit: the screens of a path as one hand-written file, with only their text. */
export function floorPage(screens: Screen[], autoAdvanceMs: number): string {
  const [first] = screens;
  if (!first) throw new Error("This path has no screen.");
  const buttons = first.options
    .map(([value, label]) => `<button data-option="${value}">${label}</button>`)
    .join("");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${first.title}</title>
<link rel="icon" href="data:,"><style>${STYLE}</style><progress max="25" hidden></progress><main><div data-step="${first.id}"><h1 tabindex="-1">${first.title}</h1>${buttons}</div></main>
<script>${SCRIPT}(${JSON.stringify(screens).replaceAll("<", "\\u003c")},${autoAdvanceMs})</script>`;
}
