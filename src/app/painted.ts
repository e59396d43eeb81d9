/** Resolves once the browser has drawn what is in the page now: the first callback runs before that frame is drawn, the second after it. */
export function painted(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}
