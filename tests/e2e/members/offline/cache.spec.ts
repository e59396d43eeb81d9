import { listKept } from "../../support/browser.ts";
import { holdBack } from "../../support/delay-requests.ts";
import { expect, openTab, type Person, test } from "../../support/member.ts";

const SERVER = "**/rest/v1/**";

test("the plan opens from this browser before the server answers, and then updates", async ({
  page,
  member,
}) => {
  const breakfast = page.getByRole("article").first().getByRole("heading");
  await expect(breakfast).toBeVisible();
  const before = await breakfast.innerText();
  const server = await holdBack(page, SERVER);
  await page.reload();
  await expect(breakfast).toHaveText(before);
  await expect(page.getByText(member.email).first()).toBeVisible();
  await openTab(page, "Workouts");
  await expect(page.locator("[data-day]")).toHaveCount(7);
  await openTab(page, "Daily Plan");

  await server.letGo(async (route) => {
    if (!route.request().url().includes("program_parts")) return route.continue();
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(JSON.stringify(before), '"Eggs as never before"'),
    });
  });
  await expect(breakfast).toHaveText("Eggs as never before");
});

test("after a refund, the plan disappears with the server's answer, and so does everything stored", async ({
  page,
  member,
  provider,
}) => {
  await expect(page.getByText("Breakfast", { exact: true })).toBeVisible();
  await expect.poll(() => listKept(page, ":program")).not.toEqual([]);
  await expect.poll(() => listKept(page, ":plan")).not.toEqual([]);
  await refund(member);
  const server = await holdBack(page, SERVER);
  await page.reload();
  await expect(page.getByText("Breakfast", { exact: true })).toBeVisible();
  await server.letGo();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/sales");
  for (const part of [":program", ":order", ":plan"])
    expect(await listKept(page, part)).toEqual([]);

  async function refund({ session, token }: Person) {
    const { payment_intent } = await provider.call<{ payment_intent: string }>(
      `/v1/checkout/sessions/${session}`,
    );
    await provider.call("/v1/refunds", { payment_intent });
    const orders = () =>
      page.request.get("/rest/v1/stripe_orders?status=eq.completed", {
        headers: { apikey: "sb_publishable_embedded", Authorization: `Bearer ${token}` },
      });
    await expect.poll(async () => (await orders()).json()).toEqual([]);
  }
});

test("invalid plan data in storage is fetched again", async ({ page, member }) => {
  expect(member.email).not.toBe("");
  for (const hostile of [
    "",
    "{",
    "null",
    "[]",
    "7",
    '{"foods":{},"meals":{},"rules":{},"exercises":{},"workouts":{},"groceries":{},"resources":{}}',
    '{"meals":{"meals":{}}}',
  ]) {
    await page.evaluate((text) => {
      for (const key of Object.keys(localStorage))
        if (/^member:.*:(program|order|plan)$/.test(key)) localStorage.setItem(key, text);
    }, hostile);
    await page.reload();
    await expect(page.getByText("Breakfast", { exact: true }), hostile).toBeVisible();
  }
});
