import { lookUp } from "#lib/choice-table.ts";
import type { Situation } from "#lib/conditions.ts";
import { type Drawing, drawScreen, hideBehind } from "./drawings.ts";
import type { PageNotes, PlayedScreens, ScreensNotes } from "./notes.ts";

/**
 * The screens that can be shown. Those that aren't on the page are drawn at its end, which may not
 * have arrived yet.
 */
export function findScreens(
  root: HTMLElement,
  { place, screen }: PageNotes,
  choices: () => Situation,
) {
  const screens: PlayedScreens = place && screen ? { [place]: screen } : {};
  let looks: ScreensNotes["looks"] = {};
  let drawings: DocumentFragment | undefined;
  let prepared: { original: HTMLElement; drawing: Drawing } | undefined;

  const findOriginal = (next: string) =>
    drawings?.querySelector<HTMLElement>(
      `[data-place="${next}"] > [data-look="${lookUp(looks[next] ?? [], choices()) ?? 0}"]`,
    );
  const clear = () => {
    prepared?.drawing.screen.remove();
    prepared = undefined;
  };

  return {
    at: (place: string) => screens[place],
    findPlace: (route: string) => Object.keys(screens).find((one) => screens[one]?.route === route),
    /** Reads what has come with the end of the page. */
    readAll() {
      drawings = document.querySelector<HTMLTemplateElement>("#drawings")?.content;
      const notes: ScreensNotes = JSON.parse(document.getElementById("screens")?.textContent ?? "");
      looks = notes.looks;
      Object.assign(screens, notes.screens);
    },
    /** Puts a screen onto the page, hidden, so that showing it takes no time. */
    prepare(next: string) {
      const original = findOriginal(next);
      if (!original || original === prepared?.original) return;
      clear();
      prepared = { original, drawing: drawScreen(original) };
      hideBehind(root, prepared.drawing.screen);
    },
    /** A screen to show; undefined if it isn't here. */
    take(next: string): Drawing | undefined {
      const original = findOriginal(next);
      if (!original) return undefined;
      const isPrepared = original === prepared?.original;
      const drawing = isPrepared && prepared ? prepared.drawing : drawScreen(original);
      if (isPrepared) prepared = undefined;
      clear();
      return drawing;
    },
    /** Leaves the stage to React. */
    close() {
      clear();
      drawings = undefined;
    },
  };
}
