import { userEvent } from "storybook/test";
import type { SimulatedClock } from "xstate";

/** Small enough that no wait of a funnel is skipped. */
const TICK_MS = 10;
/** How far the clock is moved before the screen is looked at again. */
const LOOK_MS = 250;
/** More than any screen takes, be it waited for or fetched. */
const MOST_LOOKS = 300;
/** More than it takes until the focus follows what is drawn. */
const LOOKS_AT_FOCUS = 10;

/** A screen as it was come to. */
interface Arrival {
  /** What stands in `data-step`. */
  name: string;
  /** What the progress indicator said; undefined where there was none. */
  progress: number | undefined;
  /** Whoever reads by ear was taken to its title. */
  isHeard: boolean;
}

/** Goes from screen to screen up to the last: answers what is asked, and moves the clock where nothing is. */
export async function wayThrough(
  root: HTMLElement,
  last: string,
  clock: SimulatedClock,
): Promise<Arrival[]> {
  const way: Arrival[] = [];
  while (way.at(-1)?.name !== last) {
    const screen = await titledScreen(root);
    const progress = root.querySelector('[role="progressbar"]')?.getAttribute("aria-valuenow");
    way.push({
      name: nameOf(screen),
      progress: progress ? Number(progress) : undefined,
      isHeard: await isFocused(screen.querySelector("h1")),
    });
    if (nameOf(screen) !== last) await getOn(root, screen, clock);
  }
  return way;
}

/** The button that leads on from a screen; null where an answer does, or a wait. */
export const actionOn = (screen: HTMLElement) =>
  screen.querySelector<HTMLElement>("button:not([data-option], :disabled)");

const screenIn = (root: HTMLElement) => root.querySelector<HTMLElement>("[data-step]");
const nameOf = (screen: HTMLElement) => screen.dataset.step ?? "";

/** The screen that has come, once its view is here. */
async function titledScreen(root: HTMLElement): Promise<HTMLElement> {
  for (let look = 0; look < MOST_LOOKS; look++) {
    await drawn();
    const screen = screenIn(root);
    if (screen?.querySelector("h1")) return screen;
  }
  throw new Error("There is no screen with a title.");
}

async function isFocused(element: Element | null): Promise<boolean> {
  for (let look = 0; look < LOOKS_AT_FOCUS && document.activeElement !== element; look++)
    await drawn();
  return document.activeElement === element;
}

async function getOn(root: HTMLElement, screen: HTMLElement, clock: SimulatedClock): Promise<void> {
  let answered: string | null | undefined;
  for (let look = 0; look < MOST_LOOKS; look++) {
    // a stack asks anew with each card, and what is waited for ends with another title
    const question = (screen.querySelector("[data-card]") ?? screen.querySelector("h1"))
      ?.textContent;
    if (question !== answered) await answer(screen);
    answered = question;
    for (let ms = 0; ms < LOOK_MS; ms += TICK_MS) clock.increment(TICK_MS);
    await drawn();
    if (screenIn(root) !== screen) return;
  }
  throw new Error(`There is no way on from the screen "${nameOf(screen)}".`);
}

/** Takes the second option, types what each field asks for, and presses the button, so far as there are any. */
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

/** What the machine has decided is on screen, and a screen that was left is gone. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
