import { expect } from "storybook/test";

/** Nothing reaches out of the window sideways. For `afterEach`, or played where the window is small or the text is large. */
export async function staysInTheWindow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, "the page is wider than the window").toBeLessThanOrEqual(clientWidth);
}

/** On a laptop the one stands beside the other. */
export async function standsBeside(one: Element, other: Element): Promise<void> {
  const [left, right] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  await expect(left.right, "it reaches into what stands beside it").toBeLessThanOrEqual(right.left);
  await expect(Math.max(left.top, right.top), "one begins where the other has ended").toBeLessThan(
    Math.min(left.bottom, right.bottom),
  );
}

/** On a phone the one stands below the other. */
export async function standsBelow(one: Element, other: Element): Promise<void> {
  await expect(one.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    other.getBoundingClientRect().bottom,
  );
}
