import { expect } from "storybook/test";

/** Nothing reaches out of the window sideways. For `afterEach`. */
export async function staysInTheWindow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, "the page is wider than the window").toBeLessThanOrEqual(clientWidth);
}
