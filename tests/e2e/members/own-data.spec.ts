import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { isFineForEveryone } from "../support/axe.ts";
import { holdBack } from "../support/delay-requests.ts";
import { sold } from "../support/funnel.ts";
import { button, expect, isSaved, networkNoise, openTab, test } from "../support/member.ts";
import { mailsTo } from "../support/rights.ts";
import { otherBrowser, PASSWORD, signIn } from "../support/shop.ts";

const title = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

async function openAccount(page: Page): Promise<void> {
  await openTab(page, "Daily Plan");
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await title(page, "Your account");
}

async function eraseWith(page: Page, password: string): Promise<void> {
  await page.getByLabel("Your password").fill(password);
  await button(page, "Erase my account for good").click();
}

test("the account page is accessible in every window size", async ({ page, member }) => {
  await openAccount(page);
  await expect(page.getByRole("main").getByText(member.email)).toBeVisible();
  await expect(page.getByRole("link", { name: "Withdraw from contract here" })).toBeVisible();
  await button(page, "Erase my account").click();
  await isFineForEveryone(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await isFineForEveryone(page);
});

test("a member downloads everything, and nothing of others", async ({ page, member }) => {
  await openTab(page, "Progress");
  await page.getByLabel("Notes").fill("=HYPERLINK(evil)");
  await isSaved(page);
  await openTab(page, "Grocery Lists");
  await page.getByLabel("List name").fill("Weekend");
  await page.getByLabel("Item", { exact: true }).fill("Ribeye");
  await button(page, "Add").click();
  await button(page, "Save list").click();
  await openAccount(page);

  const downloading = page.waitForEvent("download");
  await button(page, "Download my data").click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("my-data.zip");
  await expect(page.getByText("Your data is in your downloads: my-data.zip.")).toBeVisible();
  const zip = unzipSync(readFileSync(await download.path()));
  const text = (name: string) => strFromU8(zip[name] ?? new Uint8Array());
  const read = (name: string) => JSON.parse(text(`${name}.json`));
  const ofMember = ["account", "agreed", "answers", "lists", "mails", "quiz", "reminders"];
  const ofOrders = ["consents", "orders", "payments", "support", "withdrawals"];
  expect(Object.keys(zip).toSorted()).toEqual(
    [...ofMember, ...ofOrders, "sessions", "shared-lists", "tracker"]
      .flatMap((name) => [`${name}.csv`, `${name}.json`])
      .concat("README.txt")
      .toSorted(),
  );
  expect(read("account")).toMatchObject([{ email: member.email }]);
  expect(read("orders")).toMatchObject([{ status: "completed", amount: sold.amount }]);
  expect(read("payments")).toMatchObject([{ kind: "paid" }]);
  expect(read("tracker")).toContainEqual(
    expect.objectContaining({ field: "notes", value: "=HYPERLINK(evil)" }),
  );
  expect(text("tracker.csv"), "never a formula").toContain(",'=HYPERLINK(evil),");
  expect(read("lists")).toMatchObject([{ name: "Weekend", items: [{ name: "Ribeye" }] }]);
  expect(text("lists.csv")).toContain("Ribeye");
  const addresses = new Set(
    Object.keys(zip).flatMap((name) => text(name).match(/[\w.+-]+@[\w-]+\.\w+/g) ?? []),
  );
  expect([...addresses]).toEqual([member.email]);
});

test.describe("signed in on another device", () => {
  // The server refuses a wrong password, and later the session that has ended.
  test.use({ expectedNoise: networkNoise });

  test("a member sees it and signs it out, and it has to sign in again", async ({
    page,
    browser,
    baseURL,
    member,
  }) => {
    const lost = await otherBrowser(browser, baseURL);
    await lost.page.goto("/profile");
    await signIn(lost.page, member.email);
    await expect(lost.page.getByText(member.email).first()).toBeVisible();

    await openAccount(page);
    const here = page.getByRole("region", { name: "Where you're signed in" });
    await expect(here.getByRole("listitem")).toHaveCount(2);
    await expect(here.getByText("This browser")).toBeVisible();
    await here.getByRole("button", { name: /^Sign out / }).click();
    await isFineForEveryone(page);
    await here.getByLabel("Your password").fill("wrong-password");
    await button(page, "Sign out").click();
    await expect(page.getByText("This password isn't right. Please try again.")).toBeVisible();
    await here.getByLabel("Your password").fill(PASSWORD);
    await button(page, "Sign out").click();
    await expect(here.getByText("Signed out.")).toBeVisible();
    await expect(here.getByRole("listitem")).toHaveCount(1);

    await page.reload();
    await expect(here.getByRole("listitem"), "nor the session that asked").toHaveCount(1);
    await lost.page.goto("/account");
    await expect(lost.page).toHaveURL(({ pathname }) => pathname === "/login");
    await lost.context.close();
  });
});

test.describe("after a wrong password", () => {
  // The browser reports that the server refused it.
  test.use({ expectedNoise: networkNoise });

  test("an erased account is gone: no login, no access, nothing in the browser", {
    tag: "@core",
  }, async ({ page, member }) => {
    await openAccount(page);
    await button(page, "Erase my account").click();
    await eraseWith(page, "wrong-password");
    await expect(page.getByText("This password isn't right. Please try again.")).toBeVisible();
    await eraseWith(page, PASSWORD);
    await title(page, "Your account has been erased");
    await isFineForEveryone(page);

    const left = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.entries(storage).map((entry) => entry.join(": ")),
      ),
    );
    for (const personal of [
      "member:",
      "sb-",
      member.email,
      "quizState",
      "grocery",
      "pendingPurchase",
    ])
      expect(left.filter((line) => line.includes(personal))).toEqual([]);
    expect((await mailsTo(page, member.email)).join()).toContain("for as long as tax law requires");

    await button(page, "Back to the home page").click();
    await page.goto("/profile");
    await expect(page).toHaveURL(({ pathname }) => pathname === "/login");
    await signIn(page, member.email);
    await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
    await expect(page).toHaveURL(({ pathname }) => pathname === "/login");
  });
});

test.describe("when the network breaks", () => {
  test.use({ expectedNoise: networkNoise });

  test("an erasure with a lost answer is asked again, and is done", async ({ page, member }) => {
    await openAccount(page);
    let isFirst = true;
    await page.route("**/functions/v1/erase-account", async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      return route.abort();
    });
    await button(page, "Erase my account").click();
    await eraseWith(page, PASSWORD);
    await title(page, "Your account has been erased");
    expect(isFirst).toBe(false);
    expect(await mailsTo(page, member.email)).toHaveLength(1);
  });

  test("offline, the account page offers to try again, and erases nothing", async ({
    page,
    member,
    context,
  }) => {
    await openAccount(page);
    await button(page, "Erase my account").click();
    await context.setOffline(true);
    await button(page, "Download my data").click();
    await expect(page.getByText("Your data couldn't be fetched.")).toBeVisible();
    await eraseWith(page, PASSWORD);
    await expect(page.getByText("There's no answer, so we don't know")).toBeVisible();
    await context.setOffline(false);
    await page.goto("/profile");
    await expect(page.getByRole("main").getByText(member.email).first()).toBeVisible();
  });
});

test("waits are shown", async ({ page, member }) => {
  await page.goto("/terms");
  const { letGo } = await holdBack(page, "**/rest/v1/rpc/my_orders");
  await page.goto("/account");
  await expect(page.getByText("Looking up your order")).toBeVisible();
  await letGo();
  await expect(page.getByRole("link", { name: "Withdraw from contract here" })).toBeVisible();
  expect(member.session).toMatch(/^cs_test_/);
});
