import type { Page } from "@playwright/test";
import { expect, mailTo, PASSWORD, PUBLIC } from "./shop.ts";

/** A session as the auth service returns it. */
export interface Session {
  access_token: string;
  refresh_token: string;
}

/** Makes an account without an order, outside the page. */
export async function register(page: Page, email: string): Promise<Session> {
  return (await authCall(page, "signup", { email, password: PASSWORD })).json();
}

/** True if the auth service still renews a session. */
export async function isRenewed(page: Page, { refresh_token }: Session): Promise<boolean> {
  return (
    await page.request.post("/auth/v1/token?grant_type=refresh_token", {
      headers: PUBLIC,
      data: { refresh_token },
    })
  ).ok();
}

/** Asks for a new password outside the page, and returns the link in the email. */
export async function requestResetLink(page: Page, email: string): Promise<string> {
  await authCall(page, "recover", { email });
  return resetLink(page, email);
}

/** The link for a new password in the latest email to an address. */
export async function resetLink(page: Page, email: string): Promise<string> {
  const mail = (await mailTo(page, email)).replaceAll("&amp;", "&");
  return /http[^"&\s]*\/reset-password\?token_hash=[^"\s]*type=recovery/.exec(mail)?.[0] ?? "";
}

export async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByLabel("Confirm password").press("Enter");
}

/** True if this browser stores a session. */
export const isSignedIn = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith("-auth-token")));

async function authCall(page: Page, path: string, data: object) {
  const response = await page.request.post(`/auth/v1/${path}`, { headers: PUBLIC, data });
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
  return response;
}

/** The errors that a browser and the auth client report on their own when the server fails. */
export const serverNoise = /^(Failed to load resource: |TypeError: Failed to fetch|TimeoutError: )/;

export const isAtPath = (page: Page, path: string) =>
  expect(page).toHaveURL(({ pathname, search }) => pathname + search === path);
