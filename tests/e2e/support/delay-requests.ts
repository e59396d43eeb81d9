import type { Page, Route } from "@playwright/test";

/** The script that loads React and the rest of the quiz. */
export const APPLICATION = "**/assets/index-*.js";

/** Holds back responses until the test releases them, changed or not. */
export async function holdBack(
  page: Page,
  url: string,
): Promise<{ letGo(answer?: (route: Route) => Promise<void>): Promise<void> }> {
  const held: Route[] = [];
  let answered: ((route: Route) => Promise<void>) | undefined;
  await page.route(url, (route) => (answered ? answered(route) : void held.push(route)));
  return {
    async letGo(answer = (route) => route.continue()) {
      answered = answer;
      await Promise.all(held.splice(0).map(answer));
    },
  };
}
