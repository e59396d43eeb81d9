/** The spacings of WCAG 2.2, 1.4.12, which readers may set for themselves. */
const SPACINGS = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** Sets the text of the page wide, and throws with all that is cut off, or reaches out of the window, for it. */
export function standsWideText(): void {
  const before = new Set(cutOff());
  const sheet = document.head.appendChild(document.createElement("style"));
  sheet.textContent = SPACINGS;
  const cut = cutOff().filter((element) => !before.has(element));
  const { scrollWidth, clientWidth } = document.documentElement;
  sheet.remove();
  const told = cut.map(
    (element) => `"${element.textContent?.trim().slice(0, 60)}" is cut off (${element.className})`,
  );
  if (scrollWidth > clientWidth)
    told.push(`The page is ${scrollWidth - clientWidth} px wider than its window.`);
  if (told.length > 0) throw new Error(`With wide text (WCAG 1.4.12):\n${told.join("\n")}`);
}

/** What holds more text than it shows, and cannot be scrolled. What only screen readers get is cut on purpose. */
function cutOff(): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    if (clientWidth <= 1 || !element.textContent?.trim()) return false;
    return (
      (isCutting(overflowX) && scrollWidth > clientWidth + 1) ||
      (isCutting(overflowY) && scrollHeight > clientHeight + 1)
    );
  });
}

const isCutting = (overflow: string) => ["hidden", "clip"].includes(overflow);
