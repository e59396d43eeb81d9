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

const CLAIM = "**/rest/v1/rpc/claim_order";
const RESTORE = "**/functions/v1/restore-purchase";
const TIMEOUT_MS = 16_000;

async function createAccount({ page, email }: Stage): Promise<void> {
  await fillIn(page, { Email: email, Password: PASSWORD, "Confirm password": PASSWORD });
  await press(page, "Create account");
}

/** Asks for a code, and waits for its form. */
async function askForCode({ page, email }: Stage): Promise<void> {
  await page.goto("/restore");
  await fillIn(page, { Email: email });
  await press(page, "Send code");
  await page.getByLabel("6-digit code").waitFor();
}

const codeTrigger = (
  expectedText: string,
  { code, before }: { code: string; before?: (stage: Stage) => Promise<void> },
): Trigger => ({
  texts: [expectedText],
  async provoke(stage) {
    await askForCode(stage);
    await before?.(stage);
    await fillIn(stage.page, { "6-digit code": code });
    await press(stage.page, "Confirm code");
  },
  focus: before ? pressButton("Confirm code") : field("6-digit code"),
});

/** On the way back from the payment. */
export const purchaseTriggers: Trigger[] = [
  {
    texts: ["Failed to create account"],
    async provoke(stage) {
      await comeBackPaid(stage);
      await cutOff(stage.page, "**/auth/v1/signup*");
      await createAccount(stage);
    },
    focus: pressButton("Create account"),
  },
  {
    texts: ["This email already has an account. Sign in with its password to add your purchase."],
    async provoke(stage) {
      await makeBuyer(stage.site, stage.page, stage.email);
      await comeBackPaid(stage);
      await createAccount(stage);
    },
    focus: pressButton("Sign in and add my purchase"),
  },
  {
    texts: ["Please sign in again to add your purchase."],
    async provoke(stage) {
      await comeBackPaid(stage);
      await refuse(stage.page, CLAIM, 401, { message: "JWT expired" });
      await createAccount(stage);
    },
    focus: pressButton("Sign in and add my purchase"),
  },
  {
    texts: ["Your account is ready, but we couldn't add your purchase to it yet."],
    async provoke(stage) {
      await comeBackPaid(stage);
      await cutOff(stage.page, CLAIM);
      await createAccount(stage);
    },
    focus: title,
  },
  {
    texts: ["Invalid session"],
    provoke: ({ page }) => page.goto("/success"),
    focus: title,
  },
  {
    texts: ["Invalid or expired session", "We couldn't find a payment"],
    provoke: ({ page }) => page.goto("/success?session_id=nonsense"),
    focus: title,
  },
  {
    texts: ["Your payment is still being confirmed."],
    async provoke({ page }) {
      await page.clock.install();
      for (const requests of ["**/functions/v1/**", "**/rest/v1/**"]) await cutOff(page, requests);
      await page.goto(`/success?session_id=cs_test_${"1".repeat(58)}`);
      await page.getByText("Verifying your purchase...").waitFor();
      await page.clock.runFor(TIMEOUT_MS);
    },
    focus: title,
  },
  {
    texts: ["This purchase already has an account. Sign in to open your plan."],
    async provoke({ page, site, email }) {
      const { session } = await makeBuyer(site, page, email);
      await page.goto(`/success?session_id=${session}`);
    },
    focus: title,
  },
  codeTrigger("Please enter the 6-digit code", { code: "12" }),
  codeTrigger("This code isn't right, or it has expired. Check it, or request a new one.", {
    code: "123456",
    before: ({ page }) => refuse(page, RESTORE, 400),
  }),
  codeTrigger("The code could not be checked. Please try again.", {
    code: "123456",
    before: ({ page }) => cutOff(page, RESTORE),
  }),
  {
    texts: ["The code could not be sent. Please try again."],
    async provoke(stage) {
      await cutOff(stage.page, RESTORE);
      await askForCode(stage);
    },
    focus: title,
  },
];
