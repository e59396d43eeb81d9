import type { Page } from "@playwright/test";
import { CANARY } from "./payloads.ts";

const TELLING = 60;

/** Returns the part of a text that has to be on screen: printable characters, up to a length. */
export const readText = (text: string): string =>
  text.replace(/[^\x21-\x7e]+/g, "").slice(0, TELLING);

/** Parts of the page that only a payload could have made: elements, handlers, and addresses. */
export function strangersOn(page: Page): Promise<string[]> {
  return page.evaluate((canary) => {
    const TAGS = "iframe, object, embed, base, marquee, math, frame";
    const RUNS = /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu;
    const ADDRESS = /^(href|src|action|formaction|data|poster|srcset|xlink:href)$/i;
    const parseHost = (address: string) =>
      URL.canParse(address, location.href) ? new URL(address, location.href).hostname : "";
    const isStrange = (element: Element) =>
      element.matches(TAGS) ||
      [...element.attributes].some(
        ({ name, value }) =>
          /^on/i.test(name) ||
          (/^(style|srcdoc)$/.test(name) && value.includes(canary)) ||
          (ADDRESS.test(name) && (RUNS.test(value) || parseHost(value) === canary)),
      );
    const found = [...document.querySelectorAll("*")]
      .filter(isStrange)
      .map((element) => element.outerHTML.slice(0, 120));
    const polluted = Object.keys(Object.prototype);
    return polluted.length > 0 ? [...found, `a prototype with ${polluted}`] : found;
  }, CANARY);
}
