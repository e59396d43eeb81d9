import type { Page } from "@playwright/test";

/** The ways in which a text on screen is announced to a screen reader. */
export interface Announcement {
  /** Undefined if it isn't in a live region. */
  role: string | undefined;
  /** The region was in the page before the text. */
  wasThere: boolean;
  /** The text is part of what has just got the focus. */
  isFocused: boolean;
}

/**
 * Remembers which live regions are in the page, and which texts have come into them since. Runs in
 * each page before ours.
 */
export function watchRegions(): void {
  const LIVE = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]';
  const known = new WeakSet<Element>();
  const late = new WeakSet<Element>();
  const textsByElement = new WeakMap<Element, string>();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll<HTMLElement>(LIVE)) {
      const text = region.checkVisibility() ? region.innerText : "";
      if (text !== "" && text !== textsByElement.get(region))
        late[known.has(region) ? "delete" : "add"](region);
      textsByElement.set(region, text);
      known.add(region);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["hidden", "role"],
  });
  Object.assign(window, { announcementOf });

  function announcementOf(element: Element): Announcement {
    const region = element.closest(LIVE);
    return {
      role: region?.getAttribute("role") ?? region?.getAttribute("aria-live") ?? undefined,
      wasThere: region !== null && !late.has(region),
      isFocused: document.activeElement?.contains(element) === true,
    };
  }
}

/** Waits for a text, and returns how it's announced. `…` stands for any text. */
export async function findAnnouncement(page: Page, text: string): Promise<Announcement> {
  const pattern = text
    .split("…")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".+");
  const shown = page.getByText(new RegExp(pattern)).filter({ visible: true }).last();
  await shown.waitFor();
  return shown.evaluate((element) => {
    const { announcementOf } = window as unknown as {
      announcementOf(element: Element): Announcement;
    };
    return announcementOf(element);
  });
}
