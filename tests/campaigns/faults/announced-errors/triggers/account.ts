import type { Page } from "@playwright/test";
import { requestResetLink } from "../../../../e2e/support/accounts.ts";
import { PASSWORD } from "../../../../e2e/support/shop.ts";
import { makeBuyer } from "../../browser/member.ts";
import {
  comeBackPaid,
  cutOff,
  field,
  fillIn,
  press,
  pressButton,
  refuse,
  type Stage,
  type Trigger,
  title,
} from "../trigger.ts";

const TOKEN = "**/auth/v1/token*";
const LINK = "/reset-password?token_hash=abc&type=recovery";

async function signIn(page: Page, address: string, password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await fillIn(page, { Email: address, Password: password });
  await press(page, "Sign In");
}

/** A mistake in an address or a password that's reported before anything is sent. */
const wrong = (expectedText: string, address: string, password?: string): Trigger => ({
  texts: [expectedText],
  provoke: ({ page }) => signIn(page, address, password),
  focus: field(password === undefined ? "Email" : "Password"),
});

const unfitPassword = (texts: string[], password: string, again: string): Trigger => ({
  texts,
  async provoke(stage) {
    await comeBackPaid(stage);
    const { page, email } = stage;
    await fillIn(page, { Email: email, Password: password, "Confirm password": again });
    await press(stage.page, "Create account");
  },
  focus: field(password === again ? "Password" : "Confirm password"),
});

async function openLink({ page, site, email }: Stage): Promise<void> {
  await makeBuyer(site, page, email);
  const link = new URL(await requestResetLink(page, email));
  await page.goto(link.pathname + link.search);
  await press(page, "Continue");
  await page.getByLabel("New password", { exact: true }).waitFor();
}

/** For signing in, and for passwords. */
export const accountTriggers: Trigger[] = [
  wrong("Please enter your email", ""),
  wrong("Please enter a valid email", "ann"),
  wrong("Email is too long", `${"a".repeat(250)}@example.com`),
  wrong("Please enter your password", "ann@example.com", ""),
  unfitPassword(["Password must be at least … characters"], "short", "short"),
  unfitPassword(["Passwords do not match"], PASSWORD, "another-password"),
  unfitPassword(
    [
      "Password must be at most … characters. …",
      "Letters with accents and emoji count as two to four.",
    ],
    "é".repeat(40),
    "é".repeat(40),
  ),
  {
    texts: ["Failed to sign in"],
    async provoke({ page }) {
      await cutOff(page, TOKEN);
      await signIn(page, "ann@example.com");
    },
    focus: pressButton("Sign In"),
  },
  {
    texts: ["Too many attempts. Please wait a few minutes and try again."],
    async provoke({ page }) {
      await refuse(page, TOKEN, 429, { code: 429, error_code: "over_request_rate_limit" });
      await signIn(page, "ann@example.com");
    },
    focus: pressButton("Sign In"),
  },
  {
    texts: ["The email could not be sent. Please try again."],
    async provoke({ page }) {
      await cutOff(page, "**/auth/v1/recover*");
      await page.goto("/forgot-password");
      await fillIn(page, { Email: "ann@example.com" });
      await press(page, "Send link");
    },
    focus: pressButton("Send link"),
  },
  {
    texts: ["The link could not be opened. Please try again."],
    async provoke({ page }) {
      await cutOff(page, "**/auth/v1/verify*");
      await page.goto(LINK);
      await press(page, "Continue");
    },
    focus: pressButton("Continue"),
  },
  {
    texts: ["This link has already been used or has expired."],
    async provoke({ page }) {
      await page.goto(LINK);
      await press(page, "Continue");
    },
    focus: title,
  },
  {
    texts: ["Open the link in our email again, or request a new one."],
    provoke: ({ page }) => page.goto("/reset-password"),
    focus: title,
    isNew: true,
  },
  {
    texts: ["The password could not be changed. Please try again."],
    async provoke(stage) {
      const { page } = stage;
      await openLink(stage);
      await cutOff(page, "**/auth/v1/user*");
      await fillIn(page, { "New password": PASSWORD, "Confirm password": PASSWORD });
      await press(page, "Save password");
    },
    focus: pressButton("Save password"),
  },
];
