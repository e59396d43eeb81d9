/** What people's tools and scripts find a screen and its parts by. The parts of a drawing need their ids to be drawn. */
const NAMES = [
  "data-step",
  "data-card",
  "data-option",
  "id",
  "for",
  "aria-label",
  "aria-labelledby",
];
const DRAWN = "svg *";

/** The classes of what leaves, and of the frame that it leaves in: transition.module.css. */
export interface LeavingClasses {
  screen: string;
  frame: string;
}

/**
 * Keeps a screen that is about to be removed on the page until it has faded and slid out. It's only a picture by then: it can't be pressed, focused,
 * read aloud, or found by its name. Resolves once it's gone.
 */
export function letLeave(screen: HTMLElement, classes: LeavingClasses): Promise<unknown> {
  const place = screen.parentElement;
  const { top, height } = screen.getBoundingClientRect();

  return Promise.resolve().then(async () => {
    // strict mode ends effects without removing anything; a page that is left takes its screens along
    if (screen.isConnected || !place?.isConnected) return;
    for (const name of NAMES)
      for (const element of [screen, ...screen.querySelectorAll(`[${name}]:not(${DRAWN})`)])
        element.removeAttribute(name);
    screen.className = classes.screen;
    // where it was, also if the page has been scrolled to the top for the next screen
    screen.style.top = `${top - place.getBoundingClientRect().top}px`;
    screen.style.height = `${height}px`;
    const frame = document.createElement("div");
    frame.className = classes.frame;
    frame.inert = true;
    frame.setAttribute("aria-hidden", "true");
    frame.append(screen);
    place.append(frame);
    // what moves by itself would begin once more
    for (const animation of frame.getAnimations({ subtree: true }))
      if (!isOf(screen, animation)) animation.cancel();
    await Promise.allSettled(screen.getAnimations().map(({ finished }) => finished));
    frame.remove();
  });
}

function isOf(element: HTMLElement, { effect }: Animation): boolean {
  return effect instanceof KeyframeEffect && effect.target === element;
}
