/** The documents that share this one's styles, each with the sheet that holds all of them. */
const worn = new Map<Document, HTMLStyleElement>();
let text = "";
let isWaiting = false;

/**
 * Copies the style sheets of this document to another one, now and whenever they change. They
 * change often while screens load, so changes are batched.
 */
export function mirrorStyles(target: Document): () => void {
  if (worn.size === 0)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  if (worn.size === 0) text = allStyles();
  const sheet = target.createElement("style");
  sheet.textContent = text;
  target.head.append(sheet);
  worn.set(target, sheet);
  return () => {
    worn.delete(target);
    if (worn.size === 0) observer.disconnect();
  };
}

const observer = new MutationObserver(() => {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    text = allStyles();
    for (const sheet of worn.values()) sheet.textContent = text;
  });
});

/** In development, every style sheet is an element that holds its text. */
const allStyles = () =>
  [...document.head.querySelectorAll("style")].map((style) => style.textContent).join("\n");
