import { PASSWORD, PUBLIC } from "../../../../e2e/support/shop.ts";
import {
  becomeMember,
  cutOff,
  fillIn,
  press,
  pressButton,
  refuse,
  type Stage,
  type Trigger,
  title,
} from "../trigger.ts";

/** Signs another device out, up to the button that sends it. */
async function signOutElsewhere(stage: Stage): Promise<void> {
  const { page, email } = stage;
  await becomeMember(stage);
  await page.request.post("/auth/v1/token?grant_type=password", {
    headers: PUBLIC,
    data: { email, password: PASSWORD },
  });
  await page.goto("/account");
  await press(page, /^Sign out /);
  await fillIn(page, { "Your password": PASSWORD });
  await press(page, "Sign out");
}

const failing = (expectedText: string, fail: (stage: Stage) => Promise<void>): Trigger => ({
  texts: [expectedText],
  async provoke(stage) {
    await fail(stage);
    await signOutElsewhere(stage);
  },
  focus: pressButton("Sign out"),
});

/** For the places where an account is signed in. */
export const sessionTriggers: Trigger[] = [
  {
    texts: ["We couldn't look up where you're signed in."],
    async provoke(stage) {
      await becomeMember(stage);
      await cutOff(stage.page, "**/rest/v1/rpc/my_sessions");
      await stage.page.goto("/account");
    },
    focus: title,
    isNew: true,
  },
  failing("Nothing was signed out. Please try again.", ({ page }) =>
    refuse(page, "**/rest/v1/rpc/end_my_sessions", 403),
  ),
  failing("We don't know if that worked. Check your connection and try again.", ({ page }) =>
    cutOff(page, "**/rest/v1/rpc/end_my_sessions"),
  ),
];
