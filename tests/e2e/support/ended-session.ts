import type { Page } from "@playwright/test";

/** A request for a new session. */
export const RENEWAL = "**/auth/v1/token?grant_type=refresh_token";

/** The page's message once its session has ended. */
export const getEndedAlert = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "signed out" });

/** Makes the server reject the session; `renewal` is its answer to a request for a new one. */
export async function endSession(
  page: Page,
  renewal: { status: number; json: unknown },
): Promise<void> {
  await page.route(RENEWAL, (route) => route.fulfill(renewal));
  await page.route("**/rest/v1/**", (route) =>
    route.fulfill({ status: 401, json: { code: "PGRST303", message: "JWT expired" } }),
  );
}

/** The answer to a request for a new session that can't have one. */
export const refused = {
  status: 400,
  json: {
    error_code: "refresh_token_not_found",
    msg: "Invalid Refresh Token: Refresh Token Not Found",
  },
};
