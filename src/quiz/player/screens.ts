import { lookUp } from "#lib/choice-table.ts";
import type { Situation } from "#lib/conditions.ts";
import { type Drawing, drawScreen, hideBehind } from "./drawings.ts";
import type { PageNotes, PlayedScreens, ScreensNotes } from "./notes.ts";

/**
 * The screens that can be shown. Most of them are drawn at the end of the page, which may not have
 * arrived yet.
 */
export function findScreens(
  root: HTMLElement,
  { place, screen }: PageNotes,
  choices: () => Situation,
) {
  const screens: PlayedScreens = place && screen ? { [place]: screen } : {};
  const looks: ScreensNotes["looks"] = {};
  let drawings: HTMLTemplateElement[] = [];
  let prepared: { original: HTMLElement; drawing: Drawing } | undefined;

  const findOriginal = (next: string) => {
    const original = `[data-place="${next}"] > [data-look="${lookUp(looks[next] ?? [], choices()) ?? 0}"]`;
    return drawings
      .map(({ content }) => content.querySelector<HTMLElement>(original))
      .find((found) => found !== null);
  };
  const clear = () => {
    prepared?.drawing.screen.remove();
    prepared = undefined;
  };

  return {
    at: (place: string) => screens[place],
    findPlace: (route: string) => Object.keys(screens).find((one) => screens[one]?.route === route),
    /** Reads what comes before the player, or everything once the page is complete. */
    read(isComplete: boolean) {
      const findAll = <E extends Element>(selector: string) =>
        [...document.querySelectorAll<E>(selector)].slice(0, isComplete ? undefined : 1);
      drawings = findAll("[data-drawings]");
      for (const { textContent } of findAll("[data-screens]")) {
        const notes: ScreensNotes = JSON.parse(textContent);
        Object.assign(looks, notes.looks);
        Object.assign(screens, notes.screens);
      }
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
      drawings = [];
    },
  };
}
