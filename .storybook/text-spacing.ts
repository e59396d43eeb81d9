/** The text spacing of WCAG 2.2, 1.4.12, which readers may set themselves. */
const SPACINGS = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/**
 * Widens the text of the page, and throws with everything that is cut off or overflows the window
 * as a result.
 */
export function standsWideText(): void {
  const before = new Set(cutOff());
  const sheet = document.head.appendChild(document.createElement("style"));
  sheet.textContent = SPACINGS;
  const cut = cutOff().filter((element) => !before.has(element));
  const { scrollWidth, clientWidth } = document.documentElement;
  sheet.remove();
  const errors = cut.map(
    (element) => `"${element.textContent?.trim().slice(0, 60)}" is cut off (${element.className})`,
  );
  if (scrollWidth > clientWidth)
    errors.push(`The page is ${scrollWidth - clientWidth} px wider than its window.`);
  if (errors.length > 0) throw new Error(`With wide text (WCAG 1.4.12):\n${errors.join("\n")}`);
}

/**
 * Elements with more text than they show, and no way to scroll. Text for screen readers only is cut
 * off on purpose.
 */
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
