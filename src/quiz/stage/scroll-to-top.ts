/** The page's scroll position, as the browser last reported it: reading it would force a layout. */
let top = 0;
globalThis.addEventListener?.(
  "scroll",
  () => {
    top = window.scrollY;
  },
  { passive: true },
);

/** Scrolls to the top for a new screen. The one that leaves stays where it was. */
export function scrollToTop(leaving: HTMLElement | null | undefined): void {
  if (top === 0) return;
  if (leaving) leaving.style.top = `${-top}px`;
  top = 0;
  window.scrollTo(0, 0);
}
