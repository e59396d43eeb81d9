const CHANNELS = [1, 3, 5];
const BYTE = 255;

/** Red, green, and blue in linear light, from 0 to 1. */
type LinearRgb = readonly [red: number, green: number, blue: number];

/** Parses a color such as `#a3211f`. */
export function parseLinearRgb(color: string): LinearRgb {
  const [red = 0, green = 0, blue = 0] = CHANNELS.map((at) =>
    decodeGamma(Number.parseInt(color.slice(at, at + 2), 16) / BYTE),
  );
  return [red, green, blue];
}

/** Formats a color like `#a3211f`. Clamps what no screen can show to the nearest that one can. */
export function formatLinearRgb(channels: LinearRgb): string {
  const bytes = channels.map((part) =>
    Math.round(encodeGamma(Math.min(1, Math.max(0, part))) * BYTE),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

const decodeGamma = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const encodeGamma = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
