/** The user preferences of a visitor's device. */
export interface DeviceWishes {
  dark: boolean;
  lessMotion: boolean;
}

let wishes: DeviceWishes = { dark: false, lessMotion: false };
const written = new WeakMap<MediaList, string>();
/** The queries that have listeners. */
const heard = new Set<WishfulMediaQuery>();
const askDevice = window.matchMedia.bind(window);

/** Makes style sheets and scripts see these preferences, whatever the real device prefers. */
export function emulateMedia(wanted: DeviceWishes): void {
  wishes = wanted;
  document.documentElement.style.colorScheme = wanted.dark ? "dark" : "light";
  for (const sheet of document.styleSheets) rewrite(readRules(sheet));
  for (const query of heard) query.tellChange();
}

/**
 * Follows style sheets that are added later, and answers scripts that query preferences. Call it
 * once, before anything is rendered.
 */
export function beginEmulation(): void {
  const again = () => emulateMedia(wishes);
  new MutationObserver(again).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  document.head.addEventListener("load", again, true);
  window.matchMedia = (query) =>
    /prefers-(color-scheme|reduced-motion)/.test(query)
      ? new WishfulMediaQuery(query)
      : askDevice(query);
}

/** Replaces the preferences in a query with conditions that always or never hold. */
function resolvePreferences(query: string): string {
  const holds = (yes: boolean) => (yes ? "(min-width: 0px)" : "(max-width: 0px)");
  return query
    .replace(/\(prefers-color-scheme:\s*(dark|light)\)/g, (_, scheme) =>
      holds((scheme === "dark") === wishes.dark),
    )
    .replace(/\(prefers-reduced-motion(:\s*(reduce|no-preference))?\)/g, (_, __, motion) =>
      holds((motion !== "no-preference") === wishes.lessMotion),
    );
}

function rewrite(rules: CSSRuleList | undefined): void {
  for (const rule of rules ?? []) {
    if (rule instanceof CSSMediaRule) {
      const original = written.get(rule.media) ?? rule.media.mediaText;
      written.set(rule.media, original);
      const text = resolvePreferences(original);
      if (rule.media.mediaText !== text) rule.media.mediaText = text;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}

function readRules(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    // A style sheet of another origin isn't ours.
    return undefined;
  }
}

class WishfulMediaQuery extends EventTarget implements MediaQueryList {
  readonly media: string;
  onchange: MediaQueryList["onchange"] = null;
  private reported: boolean;
  private listeners = 0;

  constructor(media: string) {
    super();
    this.media = media;
    this.reported = this.matches;
  }

  get matches(): boolean {
    return askDevice(resolvePreferences(this.media)).matches;
  }

  tellChange(): void {
    if (this.reported === this.matches) return;
    this.reported = this.matches;
    const event = new MediaQueryListEvent("change", { matches: this.matches, media: this.media });
    this.onchange?.(event);
    this.dispatchEvent(event);
  }

  override addEventListener(...args: Parameters<EventTarget["addEventListener"]>): void {
    this.listeners += 1;
    heard.add(this);
    super.addEventListener(...args);
  }

  override removeEventListener(...args: Parameters<EventTarget["removeEventListener"]>): void {
    this.listeners -= 1;
    if (this.listeners === 0) heard.delete(this);
    super.removeEventListener(...args);
  }

  addListener(listener: EventListener): void {
    this.addEventListener("change", listener);
  }

  removeListener(listener: EventListener): void {
    this.removeEventListener("change", listener);
  }
}
