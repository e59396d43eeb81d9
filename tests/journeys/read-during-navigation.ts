const NO_PAGE_TO_ASK =
  /Execution context was destroyed|Cannot find (default )?(execution )?context|Inspected target navigated or closed/;

/**
 * Reads from a page that is just being replaced by another: undefined while there is no page to ask.
 * Only for polls in which the navigation itself is awaited; any other failure is thrown. If a locator can tell, use that: it waits by itself.
 */
export async function readDuringNavigation<Value>(
  read: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && NO_PAGE_TO_ASK.test(error.message)) return undefined;
    throw error;
  }
}
