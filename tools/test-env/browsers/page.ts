import type { Driver, ElementId } from "./driver.ts";
import { until } from "./started-process.ts";

const TIMEOUT_MS = 30_000;
const LOAD_TIMEOUT_MS = 10_000;

/** Finds what can be seen and clicked by its name: a button, a link, a tab. */
const BY_NAME = `
  const [wanted] = arguments;
  const nameOf = (element) => (element.getAttribute("aria-label") || element.textContent.trim() || element.title).trim().replace(/\\s+/g, " ");
  const found = [...document.querySelectorAll("button, a[href], [role=tab]")].find(
    (element) => element.getClientRects().length > 0 && !element.disabled && new RegExp(wanted).test(nameOf(element)),
  );
  if (found) found.scrollIntoView({ block: "center" });
  return found || null;`;

const BY_LABEL = `
  const [wanted] = arguments;
  const found = [...document.querySelectorAll("input, textarea, select")].find(
    (field) => field.getClientRects().length > 0 && !field.disabled && [...(field.labels || [])].some((label) => new RegExp(wanted).test(label.textContent.trim())),
  );
  if (found) found.scrollIntoView({ block: "center" });
  return found || null;`;

const BY_SELECTOR = `
  const found = [...document.querySelectorAll(arguments[0])].find((element) => element.getClientRects().length > 0);
  if (found) found.scrollIntoView({ block: "center" });
  return found || null;`;

/** A page as a person uses it: every call waits for its element. Names are regular expressions. */
export function openPageIn(driver: Driver, origin: string) {
  const use = async (
    what: string,
    find: () => Promise<ElementId | undefined>,
    act: (element: ElementId) => Promise<void>,
  ) => {
    await until(
      async () => {
        const element = await find();
        if (element === undefined) return undefined;
        await act(element);
        return true;
      },
      TIMEOUT_MS,
      what,
    );
  };
  const holds = async (body: string, ...values: unknown[]) =>
    (await driver.run<boolean>(`return Boolean(${body})`, ...values)) ? true : undefined;
  const is = (what: string, body: string, ...values: unknown[]) =>
    until(() => holds(body, ...values), TIMEOUT_MS, what);
  return {
    /**
     * A browser that has just started can load its own first page over this one, so it's requested
     * again if that happens.
     */
    open: (path: string) =>
      until(
        async () => {
          await driver.open(origin + path);
          const isLoaded = () =>
            holds(
              "document.readyState === 'complete' && location.href === arguments[0]",
              origin + path,
            );
          return until(isLoaded, LOAD_TIMEOUT_MS, `Loading ${path}`);
        },
        TIMEOUT_MS,
        `Opening ${path}`,
      ),
    press: (name: RegExp) =>
      use(`Pressing ${name}`, () => driver.find(BY_NAME, name.source), driver.click),
    click: (selector: string) =>
      use(`Clicking ${selector}`, () => driver.find(BY_SELECTOR, selector), driver.click),
    fill: (label: RegExp, text: string) =>
      use(
        `Filling ${label}`,
        () => driver.find(BY_LABEL, label.source),
        (field) => driver.type(field, text),
      ),
    sees: (text: string) =>
      is(`Seeing "${text}"`, "document.body.innerText.includes(arguments[0])", text),
    shows: (selector: string) =>
      is(
        `Showing ${selector}`,
        "[...document.querySelectorAll(arguments[0])].some((element) => element.getClientRects().length > 0)",
        selector,
      ),
    isUsable: () => is("Being usable", "performance.getEntriesByName('usable').length"),
    isAt: (path: RegExp) =>
      is(`Coming to ${path}`, "new RegExp(arguments[0]).test(location.pathname)", path.source),
    run: driver.run,
  };
}

export type DrivenPage = ReturnType<typeof openPageIn>;
