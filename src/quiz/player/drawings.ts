import { type LeavingClasses, lettingLeave } from "../screen/let-leave.ts";

/** Keeps only the visitor's own variant of those on the page. */
export function keepLook(root: HTMLElement, look: number | undefined): void {
  for (const one of root.querySelectorAll<HTMLElement>("[data-look]")) {
    if (one.dataset.look === String(look)) one.replaceWith(...one.childNodes);
    else one.remove();
  }
}

/** Replaces the screen on the page with a drawing. Resolves once the transition is over. */
export function showDrawing(
  root: HTMLElement,
  drawing: HTMLElement,
  leaving: LeavingClasses,
): Promise<unknown> {
  // Every prerendered screen has these elements.
  const quiz = root.querySelector("main > div") as HTMLElement;
  const drawn = drawing.firstElementChild as HTMLElement;
  const [before, after] = [quiz, drawn].map((one) =>
    one.querySelector<HTMLElement>("[data-step]"),
  ) as [HTMLElement, HTMLElement];
  const [progress, progressAfter] = [before.previousElementSibling, after.previousElementSibling];
  const { scrollY } = window;
  const leave = lettingLeave(before, leaving);
  after.dataset.comes = "true";
  if (progress && progressAfter) {
    // The same bar grows.
    become(progress, progressAfter);
    progressAfter.remove();
    before.replaceWith(after);
  } else quiz.replaceChildren(...drawn.childNodes);
  const gone = leave();
  if (scrollY > 0) window.scrollTo(0, 0);
  after.querySelector("h1")?.focus({ preventScroll: true });
  const come = Promise.allSettled(after.getAnimations().map(({ finished }) => finished)).then(() =>
    after.removeAttribute("data-comes"),
  );
  return Promise.all([gone, come]);
}

/** What pressing an option chooses. */
export const choiceOf = ({ dataset }: HTMLElement) => dataset.option ?? dataset.area;

/** Marks the chosen options of the screen on the page. */
export function markChosen(root: HTMLElement, chosen: unknown): void {
  for (const option of root.querySelectorAll<HTMLElement>(
    "[data-step] :is([data-option], [data-area])",
  )) {
    const value = choiceOf(option) ?? "";
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
