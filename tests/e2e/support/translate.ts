import type { Page } from "@playwright/test";

/**
 * Does what a browser's translation does, from the start: replaces every text by nested elements,
 * again after each change. The words stay, so that tests find them.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const replaceTexts = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
        text.parentElement?.closest("font, script, style, template, textarea, svg")
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      );
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    const watch = new MutationObserver(() => document.body && replaceTexts());
    watch.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Keeps the application from tolerating it, because its own parts must not need that. */
export async function keepDomStrict(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["removeChild", "insertBefore"] as const) {
      const own = Node.prototype[name];
      Object.defineProperty(Node.prototype, name, { get: () => own, set() {} });
    }
  });
}
