const CHANNELS = [1, 3, 5];
const BYTE = 255;

/**
 * Contrast ratio of two colors written like `#a3211f`, from 1 to 21. WCAG 2.2, "contrast ratio".
 */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** From 0 for black to 1 for white. WCAG 2.2, "relative luminance". */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = CHANNELS.map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / BYTE),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
