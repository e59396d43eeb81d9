import type { Queue } from "#lib/paint-queue.ts";
import { hide, type Role, roleAttributes } from "../stage/roles.ts";
import { scrollToTop } from "../stage/scroll-to-top.ts";

/** Keeps only the visitor's own variant of those on the page. */
export function keepLook(root: HTMLElement, look: number | undefined): void {
  for (const one of root.querySelectorAll<HTMLElement>("[data-look]")) {
    if (one.dataset.look === String(look)) one.replaceWith(...one.childNodes);
    else one.remove();
  }
}

/** A screen that isn't shown yet. */
export interface Drawing {
  title: string;
  screen: HTMLElement;
  progress: Element | null;
}

/** Copies a screen for the page. */
export function drawScreen(original: HTMLElement): Drawing {
  const copy = document.importNode(original, true);
  // Every prerendered screen has one.
  const screen = copy.querySelector("[data-step]") as HTMLElement;
  return { title: copy.title, screen, progress: screen.previousElementSibling };
}

// Every prerendered screen has these elements.
const findStage = (root: HTMLElement) => root.querySelector("main > div") as HTMLElement;
export const findCurrent = (root: HTMLElement) =>
  root.querySelector<HTMLElement>("[data-step]") as HTMLElement;

/**
 * Puts a screen onto the stage, for later: behind the current one, because screens have the same
 * ids, and next to it, between the comments that React looks for.
 */
export function hideBehind(root: HTMLElement, screen: HTMLElement): void {
  setRole(screen, "prepared");
  hide(screen, true);
  findCurrent(root).after(screen);
}

/**
 * Shows a screen in the place of the one on the page. Resolves once the transition is over. What
 * can wait until the screen is painted is left to the queue.
 */
export function showDrawing(
  root: HTMLElement,
  { screen, progress }: Drawing,
  queue: Queue,
): Promise<void> {
  const [stage, before] = [findStage(root), findCurrent(root)];
  stage.querySelector("[data-leaves]")?.remove();
  setRole(before, "leaving");
  for (const element of before.querySelectorAll("[id]:not(svg *)")) element.removeAttribute("id");
  scrollToTop(before);
  if (!screen.isConnected) before.after(screen);
  setRole(screen, "current");
  screen.dataset.comes = "";
  hide(screen, false);
  const bar = stage.firstElementChild;
  if (bar && progress && bar !== before) become(bar, progress);
  else if (progress) stage.prepend(progress);
  else if (bar !== before) bar?.remove();
  return new Promise((resolve) => {
    queue.add(() => hide(before, true), true);
    queue.add(() => {
      screen.querySelector("h1")?.focus({ preventScroll: true });
      const moving = [before, screen].flatMap((one) => one.getAnimations());
      void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
        before.remove();
        screen.removeAttribute("data-comes");
        resolve();
      });
    });
  });
}

function setRole(screen: HTMLElement, role: Role): void {
  const step = screen.dataset.step ?? screen.dataset.prepared ?? "";
  for (const [name, value] of Object.entries(roleAttributes(role, step)))
    if (value === undefined) screen.removeAttribute(name);
    else screen.setAttribute(name, value);
}

/** The value that pressing an option chooses. */
export const getChoice = ({ dataset }: HTMLElement) => dataset.option ?? dataset.area;

/** Marks the chosen options of a screen. */
export function markChosen(screen: HTMLElement, chosen: unknown): void {
  for (const option of screen.querySelectorAll<HTMLElement>("[data-option], [data-area]")) {
    const value = getChoice(option) ?? "";
    const isChosen = chosen === value || (Array.isArray(chosen) && chosen.includes(value));
    option.toggleAttribute("data-chosen", isChosen);
    for (const name of ["aria-pressed", "aria-checked"])
      if (option.hasAttribute(name)) option.setAttribute(name, String(isChosen));
  }
}

/** Makes one element look like another. */
function become(one: Element, other: Element): void {
  for (const { name, value } of other.attributes) one.setAttribute(name, value);
  if (!other.firstElementChild) one.replaceChildren(...other.childNodes);
  for (const [index, child] of [...one.children].entries()) {
    const wanted = other.children[index];
    if (wanted) become(child, wanted);
  }
}
