import { userEvent } from "storybook/test";
import type { SimulatedClock } from "xstate";

/** Small enough not to skip any wait of a funnel. */
const TICK_MS = 10;
/** The time that the clock advances before the screen is checked again. */
const LOOK_MS = 250;
/** More checks than any screen needs, whether it's waiting or loading. */
const MAX_LOOKS = 300;
/** More frames than the focus needs to follow the rendering. */
const LOOKS_AT_FOCUS = 10;

/** A screen that was reached. */
interface Arrival {
  /** The value of `data-step`. */
  name: string;
  /** The value of the progress indicator; undefined if there was none. */
  progress: number | undefined;
  /** True if the focus moved to its title, for screen readers. */
  isHeard: boolean;
}

/**
 * Goes from screen to screen until the last: answers each question, and advances the clock on other
 * screens.
 */
export async function wayThrough(
  root: HTMLElement,
  last: string,
  clock: SimulatedClock,
): Promise<Arrival[]> {
  const way: Arrival[] = [];
  while (way.at(-1)?.name !== last) {
    const screen = await waitForTitle(root);
    const progress = root.querySelector('[role="progressbar"]')?.getAttribute("aria-valuenow");
    way.push({
      name: readScreenName(screen),
      progress: progress ? Number(progress) : undefined,
      isHeard: await isFocused(screen.querySelector("h1")),
    });
    if (readScreenName(screen) !== last) await getOn(root, screen, clock);
  }
  return way;
}

/** The button that leads to the next screen; null if an answer or a wait does. */
export const actionOn = (screen: HTMLElement) =>
  screen.querySelector<HTMLElement>("button:not([data-option], :disabled)");

const findScreen = (root: HTMLElement) => root.querySelector<HTMLElement>("[data-step]");
const readScreenName = (screen: HTMLElement) => screen.dataset.step ?? "";

/** The current screen, once its view is rendered. */
async function waitForTitle(root: HTMLElement): Promise<HTMLElement> {
  for (let look = 0; look < MAX_LOOKS; look++) {
    await waitForPaint();
    const screen = findScreen(root);
    if (screen?.querySelector("h1")) return screen;
  }
  throw new Error("There is no screen with a title.");
}

async function isFocused(element: Element | null): Promise<boolean> {
  for (let look = 0; look < LOOKS_AT_FOCUS && document.activeElement !== element; look++)
    await waitForPaint();
  return document.activeElement === element;
}

async function getOn(root: HTMLElement, screen: HTMLElement, clock: SimulatedClock): Promise<void> {
  let answered: string | null | undefined;
  for (let look = 0; look < MAX_LOOKS; look++) {
    // A stack asks again with each card, and a screen that waits ends with another title.
    const question = (screen.querySelector("[data-card]") ?? screen.querySelector("h1"))
      ?.textContent;
    if (question !== answered) await answer(screen);
    answered = question;
    for (let ms = 0; ms < LOOK_MS; ms += TICK_MS) clock.increment(TICK_MS);
    await waitForPaint();
    if (findScreen(root) !== screen) return;
  }
  throw new Error(`There is no way on from the screen "${readScreenName(screen)}".`);
}

/** Chooses the second option, fills in each field, and presses the button, as far as they exist. */
async function answer(screen: HTMLElement): Promise<void> {
  const [first, second] = screen.querySelectorAll("[data-option]");
  const option = second ?? first;
  if (option) await userEvent.click(option);
  for (const field of screen.querySelectorAll("input")) {
    const text = field.type === "email" ? "ann@example.com" : field.value;
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  const action = actionOn(screen);
  if (action) await userEvent.click(action);
}

/** Resolves once the machine's current screen is rendered and the previous one is gone. */
const waitForPaint = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
