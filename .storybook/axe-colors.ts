type Channels = Record<"r" | "g" | "b" | "alpha", number>;

/** The part of axe that its types leave out. */
interface AxeColors {
  commons: { color: { Color: { prototype: Channels & { parseString(text: string): Channels } } } };
}

/**
 * Makes axe parse each color only once. A page has about twenty, and axe parses them again for each
 * text and everything behind it, which takes a third of the time of measuring contrast. The results
 * are the same. Has no dependencies, because browser tests inject its source into their pages.
 */
export function readColorsOnce(axe: unknown): void {
  const { prototype } = (axe as AxeColors).commons.color.Color;
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
