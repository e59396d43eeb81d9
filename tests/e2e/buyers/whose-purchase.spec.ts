import type { Page } from "@playwright/test";
import {
  isRenewed,
  isSignedIn,
  register,
  requestResetLink,
  setPassword,
} from "../support/accounts.ts";
import { isFineForEveryone } from "../support/axe.ts";
import { APPLICATION, holdBack } from "../support/delay-requests.ts";
import { button } from "../support/journey.ts";
import {
  buyAside,
  createAccount,
  expect,
  isInside,
  otherBrowser,
  PUBLIC,
  signIn,
  test,
} from "../support/shop.ts";

const question = (page: Page, email: string) => page.getByText(`Add your purchase to ${email}?`);
const addIt = (page: Page) => button(page, "Add my purchase").click();

/** True if an account owns the purchase, according to the server. */
async function isOwned(page: Page, sessionId: string): Promise<boolean> {
  const verdict: { state: string; owned: boolean } = await (
    await page.request.post("/functions/v1/stripe-verify", { data: { sessionId }, headers: PUBLIC })
  ).json();
  expect(verdict.state).toBe("paid");
  return verdict.owned;
}

test.describe("a link to another person's account", () => {
  test.use({ expectedNoise: /^Failed to load resource: / });

  test("gets nothing from a buyer who follows it to the end, and the buyer gets in", async ({
    page,
    address,
    provider,
  }) => {
    const attacker = `attacker-${address}`;
    await register(page, attacker);
    const link = await requestResetLink(page, attacker);
    const { sessionId } = await buyAside(page, provider, address);

    await page.goto(link);
    await expect(button(page, "Continue")).toBeVisible();
    await button(page, "Continue").click();
    await expect(page.getByText(`Choose a new password for ${attacker}.`)).toBeVisible();
    expect(await isSignedIn(page)).toBe(false);
    await setPassword(page, "lamb-chops");
    await expect(page).toHaveURL(/\/login$/);
    expect(await isSignedIn(page)).toBe(false);
    expect(await isOwned(page, sessionId)).toBe(false);

    await signIn(page, attacker, "lamb-chops");
    await expect(question(page, attacker)).toBeVisible();
    await isFineForEveryone(page);
    expect(await isOwned(page, sessionId)).toBe(false);
    await button(page, "Use another account").click();
    await createAccount(page, address);
    await isInside(page, address);
  });

  for (const [type, landing] of [
    ["recovery", /\/reset-password$/],
    ["magiclink", /\/login$/],
    ["signup", /\/login$/],
  ] as const) {
    test(`with a session of type ${type} doesn't sign anyone in`, async ({
      page,
      address,
      provider,
    }) => {
      const { access_token, refresh_token } = await register(page, `attacker-${address}`);
      const { sessionId } = await buyAside(page, provider, address);
      for (const path of ["/", "/profile", "/success", "/Reset-Password"]) {
        await page.goto("/terms");
        await page.goto(
          `${path}#access_token=${access_token}&refresh_token=${refresh_token}&token_type=bearer&type=${type}`,
        );
        await expect(page).toHaveURL(landing);
        expect(page.url()).not.toContain("access_token");
        expect(await isSignedIn(page)).toBe(false);
      }
      expect(await isOwned(page, sessionId)).toBe(false);
    });
  }

  test("leaves no token in the address while the application loads", async ({
    page,
    baseURL,
    address,
  }) => {
    const { access_token, refresh_token } = await register(page, address);
    const { letGo } = await holdBack(page, APPLICATION);
    for (const path of ["/", "/goals", "/login"]) {
      await page.goto("/assets/404.html");
      await page.goto(
        `${path}#access_token=${access_token}&refresh_token=${refresh_token}&type=recovery`,
        { waitUntil: "commit" },
      );
      await expect.poll(() => page.url()).toBe(new URL(path, baseURL).href);
    }
    await page.reload({ waitUntil: "commit" });
    await letGo();
    await expect(page, "the link still works").toHaveURL(/\/reset-password$/);
    await button(page, "Continue").click();
    await expect(page.getByText(`Choose a new password for ${address}.`)).toBeVisible();
  });

  test("with a code doesn't sign anyone in", async ({ page, address, provider }) => {
    await buyAside(page, provider, address);
    await page.goto("/profile?code=0a1b2c3d");
    await expect(page).toHaveURL(/\/login$/);
    expect(await isSignedIn(page)).toBe(false);
  });
});

test("a new password ends the sessions that used the old one", async ({
  page,
  browser,
  baseURL,
  address,
}) => {
  const early = await register(page, address);
  const { context, page: owner } = await otherBrowser(browser, baseURL);
  await owner.goto(await requestResetLink(page, address));
  await button(owner, "Continue").click();
  await setPassword(owner, "lamb-chops");
  await expect(owner).toHaveURL(/\/login$/);
  expect(await isRenewed(page, early)).toBe(false);
  await context.close();
});

test("a new password signs out a member of another account, with a warning first", async ({
  page,
  address,
}) => {
  await register(page, address);
  await register(page, `other-${address}`);
  await page.goto("/login");
  await signIn(page, address);
  await expect(page).toHaveURL(/\/sales$/);
  await page.goto(await requestResetLink(page, `other-${address}`));
  await button(page, "Continue").click();
  await expect(
    page.getByText(`You're signed in as ${address}, and saving signs you out.`),
  ).toBeVisible();
  expect(await isSignedIn(page)).toBe(true);
  await setPassword(page, "lamb-chops");
  await expect(page.getByLabel("Email")).toHaveValue(`other-${address}`);
  expect(await isSignedIn(page)).toBe(false);
});

test("a purchase in this browser is added to the account that the question names, once its owner confirms", async ({
  page,
  address,
  provider,
}) => {
  await register(page, address);
  const { sessionId } = await buyAside(page, provider, address);
  await page.goto("/login");
  await signIn(page, address);
  await expect(question(page, address)).toBeVisible();
  expect(await isOwned(page, sessionId)).toBe(false);
  // The question comes up again until it's answered.
  await page.goto("/profile");
  await expect(question(page, address)).toBeVisible();
  await addIt(page);
  await isInside(page, address);
});

test("on a shared computer, an earlier buyer gets in, and another person's purchase stays theirs", async ({
  page,
  address,
  provider,
}) => {
  const bob = `bob-${address}`;
  await buyAside(page, provider, bob);
  await createAccount(page, bob);
  await isInside(page, bob);
  await button(page, "Log out").click();

  const { sessionId } = await buyAside(page, provider, address);
  await page.goto("/login");
  await signIn(page, bob);
  await isInside(page, bob);
  expect(await isOwned(page, sessionId)).toBe(false);
  await button(page, "Log out").click();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto("/success");
  await createAccount(page, address);
  await isInside(page, address);
});
