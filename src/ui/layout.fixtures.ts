import { expect } from "storybook/test";

/**
 * Expects that nothing overflows the window sideways. Use it in `afterEach`, or in a story with a
 * small window or large text.
 */
export async function expectNoOverflow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, "the page is wider than the window").toBeLessThanOrEqual(clientWidth);
}

/** Expects the elements next to each other, as on a laptop. */
export async function expectSideBySide(one: Element, other: Element): Promise<void> {
  const [left, right] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  await expect(left.right, "it reaches into what stands beside it").toBeLessThanOrEqual(right.left);
  await expect(Math.max(left.top, right.top), "one begins where the other has ended").toBeLessThan(
    Math.min(left.bottom, right.bottom),
  );
}

/** Expects the first element below the second, as on a phone. */
export async function expectBelow(one: Element, other: Element): Promise<void> {
  await expect(one.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    other.getBoundingClientRect().bottom,
  );
}
