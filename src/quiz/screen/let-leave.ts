/**
 * Names that tools and scripts use to find a screen and its parts. Parts of a drawing keep their
 * ids, which they need to be drawn.
 */
const NAMES = [
  "data-step",
  "data-card",
  "data-option",
  "data-continue",
  "id",
  "for",
  "aria-label",
  "aria-labelledby",
];
const NAMED = NAMES.map((name) => `[${name}]:not(svg *)`).join();

/** The classes of a leaving screen and of the frame around it, from transition.module.css. */
export interface LeavingClasses {
  screen: string;
  frame: string;
}

/**
 * Keeps a screen that's about to be removed on the page until it has faded and slid out. Meanwhile
 * it's only a picture: it can't be pressed, focused, read aloud, or found by its name. Call this
 * before the page changes, because it measures. Then remove the screen, and call the returned
 * function, which resolves once the screen is gone.
 */
export function lettingLeave(screen: HTMLElement, classes: LeavingClasses): () => Promise<unknown> {
  const place = screen.parentElement;
  const { top, height } = screen.getBoundingClientRect();
  // Keep it where it was, although the page scrolls to the top for the next screen.
  const below = top - (place?.getBoundingClientRect().top ?? 0) - window.scrollY;

  return async () => {
    // Strict mode ends effects without removing anything. And if the visitor leaves the page, its
    // screens go with it.
    if (screen.isConnected || !place?.isConnected) return;
    for (const element of [screen, ...screen.querySelectorAll(NAMED)])
      for (const name of NAMES) element.removeAttribute(name);
    screen.className = classes.screen;
    screen.style.top = `${below}px`;
    screen.style.height = `${height}px`;
    const frame = document.createElement("div");
    frame.className = classes.frame;
    frame.inert = true;
    frame.setAttribute("aria-hidden", "true");
    frame.append(screen);
    place.append(frame);
    // Compute the styles once, after everything else has changed.
    await undefined;
    // Otherwise, animations inside the screen would start over.
    for (const animation of frame.getAnimations({ subtree: true }))
      if (!isOf(screen, animation)) animation.cancel();
    await Promise.allSettled(screen.getAnimations().map(({ finished }) => finished));
    frame.remove();
  };
}

function isOf(element: HTMLElement, { effect }: Animation): boolean {
  return effect instanceof KeyframeEffect && effect.target === element;
}
