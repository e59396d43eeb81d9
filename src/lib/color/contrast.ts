import { parseLinearRgb } from "./linear-rgb.ts";

/**
 * Contrast ratio of two colors written like `#a3211f`, from 1 to 21. WCAG 2.2, "contrast ratio".
 */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** From 0 for black to 1 for white. WCAG 2.2, "relative luminance". */
function luminance(color: string): number {
  const [red, green, blue] = parseLinearRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
