/**
 * Resolves once the browser has painted the current page: the first callback runs before that frame
 * is painted, the second after it.
 */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}
