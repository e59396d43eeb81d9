import { expect } from "storybook/test";

/** Nothing reaches out of the window sideways. For `afterEach`, or played where the window is small or the text is large. */
export async function staysInTheWindow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, "the page is wider than the window").toBeLessThanOrEqual(clientWidth);
}
