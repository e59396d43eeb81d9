import { PASSWORD } from "../../../../e2e/support/shop.ts";
import { SESSION_KEY } from "../../browser/member.ts";
import {
  becomeMember,
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

const WITHDRAW = "**/functions/v1/withdraw";
const HERE = "Withdraw from contract here";
const ERASE = "Erase my account for good";
const TIMEOUT_MS = 20_000;

async function eraseWith(stage: Stage, password: string): Promise<void> {
  const { page } = stage;
  await becomeMember(stage);
  await page.goto("/account");
  await press(page, "Erase my account");
  await fillIn(page, { "Your password": password });
  await press(page, ERASE);
}

/** Withdraws without signing in, up to the button that sends it. */
async function stateWithdrawal({ page, email }: Stage, name: string): Promise<void> {
  await page.goto("/withdraw");
  await fillIn(page, { "Your name": name, "Email you paid with": email });
  await press(page, "Continue");
}

const failingErasure = (expectedText: string, fail: (stage: Stage) => Promise<void>): Trigger => ({
  texts: [expectedText],
  async provoke(stage) {
    await fail(stage);
    await eraseWith(stage, PASSWORD);
  },
  focus: pressButton(ERASE),
});

async function withdrawAsMember(stage: Stage): Promise<void> {
  await becomeMember(stage);
  await stage.page.goto("/withdraw");
  await press(stage.page, HERE);
  await press(stage.page, "Confirm withdrawal");
}

/** For what a buyer has a right to: the data, its erasure, and money back. */
export const rightsTriggers: Trigger[] = [
  {
    texts: ["We couldn't reach the server."],
    async provoke(stage) {
      const { page } = stage;
      const { signedIn } = await becomeMember(stage);
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        SESSION_KEY,
        JSON.stringify({ ...signedIn, expires_at: 1 }),
      ] as const);
      await page.clock.install();
      await cutOff(page, "**/auth/v1/token*");
      await page.goto("/account");
      await page.getByText("Opening your account").waitFor();
      await page.clock.runFor(TIMEOUT_MS);
    },
    focus: title,
    isNew: true,
  },
  {
    texts: ["Please enter your password"],
    provoke: (stage) => eraseWith(stage, ""),
    focus: field("Your password"),
  },
  {
    texts: ["This password isn't right. Please try again."],
    provoke: (stage) => eraseWith(stage, "wrong-password"),
    focus: pressButton(ERASE),
  },
  failingErasure(
    "Your account could not be erased. Nothing was changed. Please try again.",
    ({ page }) => refuse(page, "**/functions/v1/erase-account", 400),
  ),
  failingErasure(
    "There's no answer, so we don't know if your account is erased. Please try again.",
    ({ page }) => cutOff(page, "**/functions/v1/erase-account"),
  ),
  {
    texts: ["Your data couldn't be fetched. Check your connection and try again."],
    async provoke(stage) {
      await becomeMember(stage);
      await cutOff(stage.page, "**/rest/v1/rpc/my_data");
      await stage.page.goto("/account");
      await press(stage.page, "Download my data");
    },
    focus: pressButton("Download my data"),
  },
  {
    texts: ["We couldn't look up your order."],
    async provoke(stage) {
      await becomeMember(stage);
      await cutOff(stage.page, "**/rest/v1/rpc/my_orders");
      await stage.page.goto("/account");
    },
    focus: title,
    isNew: true,
  },
  {
    texts: ["Your withdrawal could not be recorded. Please try again, or write to us."],
    async provoke(stage) {
      await refuse(stage.page, WITHDRAW, 400);
      await withdrawAsMember(stage);
    },
    focus: pressButton("Confirm withdrawal"),
  },
  {
    texts: [
      "We couldn't reach the server. Please try again. If you've pressed the button twice, that's fine: you withdraw once.",
    ],
    async provoke(stage) {
      await cutOff(stage.page, WITHDRAW);
      await withdrawAsMember(stage);
    },
    focus: pressButton("Confirm withdrawal"),
  },
  {
    texts: ["Please enter your name"],
    provoke: (stage) => stateWithdrawal(stage, ""),
    focus: field("Your name"),
  },
  {
    texts: ["Your withdrawal could not be sent. Please try again, or write to us."],
    async provoke(stage) {
      await refuse(stage.page, WITHDRAW, 400);
      await stateWithdrawal(stage, "Jane Doe");
      await press(stage.page, "Confirm withdrawal");
    },
    focus: pressButton("Confirm withdrawal"),
  },
  {
    texts: ["Please enter the 6-digit code"],
    async provoke(stage) {
      await stateWithdrawal(stage, "Jane Doe");
      await press(stage.page, "Confirm withdrawal");
      await press(stage.page, "Get my refund");
    },
    focus: field("6-digit code"),
  },
];
