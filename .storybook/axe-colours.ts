import axe from "axe-core";

type Channels = Record<"r" | "g" | "b" | "alpha", number>;

/** What axe has read from a colour's text before. */
const known = new Map<string, Channels>();

// its types leave the colours out
const { Color } = (axe.commons as unknown as { color: { Color: { prototype: Channels & { parseString(text: string): Channels } } } }).color;
const parse = Color.prototype.parseString;

// a page has some twenty colours, and axe reads them again for each text and all that lies behind it: a quarter of all that it does
Color.prototype.parseString = function (text) {
  const channels = known.get(text);
  if (channels) return Object.assign(this, channels);
  const { r, g, b, alpha } = parse.call(this, text);
  known.set(text, { r, g, b, alpha });
  return this;
};
