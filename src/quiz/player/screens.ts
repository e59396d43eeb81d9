import { lookUp } from "#lib/choice-table.ts";
import type { Situation } from "#lib/conditions.ts";
import type { PageNotes, PlayedScreens, ScreensNotes } from "./notes.ts";

/**
 * The screens that can be shown. Drawings of those that can come next are in the page; the others
 * are fetched.
 */
export function findScreens(
  { place, screen, following, screens: url }: PageNotes,
  choices: () => Situation,
) {
  const screens: PlayedScreens = {
    ...following.screens,
    ...(place && screen ? { [place]: screen } : {}),
  };
  let drawings: ParentNode | undefined =
    document.querySelector<HTMLTemplateElement>("#following")?.content;
  let { looks } = following;
  /** A copy made in advance. */
  let ready: { original: Element; copy: HTMLElement } | undefined;

  const originalOf = (next: string) =>
    drawings?.querySelector<HTMLElement>(
      `[data-place="${next}"] > [data-look="${lookUp(looks[next] ?? [], choices())}"]`,
    );

  return {
    at: (place: string) => screens[place],
    placeOf: (route: string) => Object.keys(screens).find((one) => screens[one]?.route === route),
    /** A drawing for the page; undefined if it isn't here. */
    draw(next: string): HTMLElement | undefined {
      const original = originalOf(next);
      if (!original || !screens[next]) return undefined;
      const copy = original === ready?.original ? ready.copy : document.importNode(original, true);
      ready = undefined;
      return copy;
    },
    /** Copies a drawing in advance, while there's time. */
    prepare(next: string) {
      const original = originalOf(next);
      if (original) ready = { original, copy: document.importNode(original, true) };
    },
    /** Loads the pictures of all screens that can follow a place. */
    preloadPictures(place: string) {
      for (const { is } of screens[place]?.next ?? [])
        for (const picture of originalOf(is)?.querySelectorAll("img") ?? [])
          new Image().src = picture.getAttribute("src") ?? "";
    },
    fetchOthers(onCome: () => void) {
      const request = new XMLHttpRequest();
      request.open("GET", url);
      // Parsed by the browser, because a page with Trusted Types can't create HTML from text.
      request.responseType = "document";
      request.onload = () => {
        const text = request.responseXML?.getElementById("screens")?.textContent;
        if (!text || !request.responseXML) return;
        drawings = request.responseXML;
        const others: ScreensNotes = JSON.parse(text);
        looks = others.looks;
        Object.assign(screens, others.screens);
        onCome();
      };
      request.send();
    },
  };
}
