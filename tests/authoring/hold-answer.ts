import type { Page, Route } from "@playwright/test";

/** The answer to the next request of such an address, as it is by then: the page gets it when the test lets go. Later requests are answered as ever. */
export async function holdAnswer(page: Page, url: RegExp) {
  const asked = gate<Route>();
  const free = gate<void>();
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      asked.open(route);
      await free.opened;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return {
    /** Until it is asked for, and the server has answered. */
    isHeld: async () => void (await asked.opened),
    /** Until the page has it. */
    letGo: async () => {
      const request = (await asked.opened).request();
      const arrived = page.waitForEvent("requestfinished", (finished) => finished === request);
      free.open();
      await arrived;
    },
  };
}

function gate<Value>() {
  let open: (value: Value) => void = () => {};
  const opened = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
