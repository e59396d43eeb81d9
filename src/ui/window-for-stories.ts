import { expect } from "storybook/test";

/** Played where the window is small or the text is large: nothing sticks out of the window at its sides. */
export async function fitsTheWindow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
