import type { Page } from "@playwright/test";
import type { Json } from "#lib/json.ts";
import { open } from "./addresses.ts";
import type { HostileVisit } from "./hostile-visit.ts";
import { poison } from "./poison.ts";

const PAGES = ["/", "/goals", "/sales", "/success", "/restore", "/withdraw", "/login", "/profile"];
const SESSION = /^sb-/;

type Items = Record<"localStorage" | "sessionStorage", Record<string, string>>;

/** Everything that the browser has stored by now, with payloads: in its texts, and instead of it. */
export async function openWithHostileItems(visit: HostileVisit): Promise<void> {
  const { page, next } = visit;
  await page.goto("/terms");
  const stored = await readItems(page);
  const inTexts = mapItems(stored, (key, text) =>
    SESSION.test(key) ? text : JSON.stringify(everyText(parseOrKeep(text), next)),
  );
  const instead = mapItems(stored, (key, text) => (SESSION.test(key) ? text : next()));
  for (const [how, items] of [
    ["texts in storage", inTexts],
    ["storage", instead],
  ] as const)
    for (const path of PAGES) {
      await page.goto("/terms");
      await writeItems(page, items);
      await open(visit, path, `${path} with hostile ${how}`);
    }
}

/** All texts, also those with a meaning. Every second one stays, so that records stay readable. */
function everyText(value: Json, next: () => string): Json {
  let met = 0;
  const replace = (text: string) => (met++ % 2 === 0 ? next() : text);
  const walk = (one: Json): Json => {
    if (typeof one === "string") return replace(one);
    if (Array.isArray(one)) return one.map(walk);
    return one !== null && typeof one === "object"
      ? Object.fromEntries(Object.entries(one).map(([key, field]) => [key, walk(field)]))
      : one;
  };
  return walk(poison(value, next));
}

function parseOrKeep(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const readItems = (page: Page): Promise<Items> =>
  page.evaluate(() => ({
    localStorage: { ...localStorage },
    sessionStorage: { ...sessionStorage },
  }));

const writeItems = (page: Page, items: Items) =>
  page.evaluate((all) => {
    for (const name of ["localStorage", "sessionStorage"] as const)
      for (const [key, text] of Object.entries(all[name])) window[name].setItem(key, text);
  }, items);

function mapItems(items: Items, change: (key: string, text: string) => string): Items {
  const changeAll = (some: Record<string, string>) =>
    Object.fromEntries(Object.entries(some).map(([key, text]) => [key, change(key, text)]));
  return {
    localStorage: changeAll(items.localStorage),
    sessionStorage: changeAll(items.sessionStorage),
  };
}
