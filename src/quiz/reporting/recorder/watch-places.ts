import { whenIdle } from "#lib/paint-queue.ts";
import { refusesTracking } from "#lib/tracking/refuses-tracking.ts";
import { MILESTONE, type Milestone } from "#lib/tracking/report-milestone.ts";
import type { Note } from "./visit-event.ts";

/**
 * An inline script at the end of the page's body. It notes which places are shown, before React has
 * loaded, and loads the recorder once the page has been painted and is idle.
 */
const url = document.querySelector<HTMLElement>("[data-recorder]")?.dataset.recorder;
const root = document.getElementById("root");

// In a frame, it's a preview.
if (root && url && self === top && !refusesTracking()) watch(root, url);

function watch(root: HTMLElement, url: string) {
  const notes: Note[] = [];
  let record = (...note: Note) => {
    if (notes.push(note) === 1) requestAnimationFrame(() => whenIdle(load));
  };
  let place: string | undefined;
  /** True if the browser opens the place, not a press: the first one, or by Back or Forward. */
  let isReturn = true;

  const load = () =>
    import(/* @vite-ignore */ url).then(
      (recorder) => {
        ({ record } = recorder);
        for (const note of notes) record(...note);
      },
      () => {},
    );
  const notePlace = () => {
    const screen = root.querySelector<HTMLElement>("[data-step]")?.dataset.place;
    if (screen === place) return;
    place = screen;
    record(performance.now(), place, isReturn);
    // A screen that React loads first leaves a gap before itself.
    if (place) isReturn = false;
  };

  notePlace();
  new MutationObserver(notePlace).observe(root, {
    attributeFilter: ["data-step"],
    childList: true,
    subtree: true,
  });
  // Before the player shows the screen. The history knows too late: the screen of a press shows before
  // its address.
  addEventListener("popstate", () => (isReturn = true), true);
  addEventListener("click", () => (isReturn = false), true);
  addEventListener(MILESTONE, (event) =>
    // Only `reportMilestone` sends it.
    record(performance.now(), "", true, (event as CustomEvent<Milestone>).detail),
  );
}
