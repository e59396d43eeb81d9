import type { Page } from "@playwright/test";

/**
 * Holds the response to the next request for a matching address. The page gets that response when
 * the test lets go. Later requests aren't held.
 */
export async function holdAnswer(page: Page, url: RegExp) {
  const asked = gate<void>();
  const free = gate<void>();
  const answered = gate<void>();
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      asked.open();
      await free.opened;
      await route.fulfill({ response });
      answered.open();
    },
    { times: 1 },
  );
  return {
    /** Resolves when it was requested and the server has responded. */
    isHeld: () => asked.opened,
    /** Resolves when it's on its way to the page, or the page has given up on it. */
    letGo: async () => {
      free.open();
      await answered.opened;
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
