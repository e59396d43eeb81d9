type Channels = Record<"r" | "g" | "b" | "alpha", number>;

/** The part of axe that its types leave out. */
interface Colours {
  commons: { color: { Color: { prototype: Channels & { parseString(text: string): Channels } } } };
}

/**
 * Has axe read the text of each colour once. A page has some twenty, and axe reads them again for each text and for all that lies behind it,
 * which is a third of the time of measuring contrasts. What it finds is the same. Stands alone: browser tests hand its text to their pages.
 */
export function readColoursOnce(axe: unknown): void {
  const { prototype } = (axe as Colours).commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Channels>();
  prototype.parseString = function (text) {
    const channels = known.get(text);
    if (channels) return Object.assign(this, channels);
    const { r, g, b, alpha } = read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
