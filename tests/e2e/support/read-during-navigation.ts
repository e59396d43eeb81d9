const NO_PAGE_TO_ASK =
  /Execution context was destroyed|Cannot find (default )?(execution )?context|Inspected target navigated or closed/;

/**
 * Reads from a page that may be navigating; returns undefined while there's no page to read. Use it
 * only in polls that wait for the navigation itself; any other failure is thrown. Prefer a locator
 * if it can do the job, because it waits on its own.
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
