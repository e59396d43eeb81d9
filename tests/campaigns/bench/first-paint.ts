import type { CDPSession } from "@playwright/test";

/**
 * Returns a function that resolves once the page that is opened next has been painted. It doesn't
 * query the page before that, because that takes the page long.
 */
export async function watchFirstPaint(devtools: CDPSession): Promise<() => Promise<void>> {
  await devtools.send("Page.enable");
  await devtools.send("Page.setLifecycleEventsEnabled", { enabled: true });
  const painted = new Promise<void>((resolve) =>
    devtools.on("Page.lifecycleEvent", ({ name }) => name === "firstContentfulPaint" && resolve()),
  );
  return () => painted;
}
