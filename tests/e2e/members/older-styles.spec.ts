import { asInOlderBrowsers } from "../support/builds/older-styles.ts";
import { expect, openTab, test } from "../support/member.ts";
import { memberTabs } from "../support/member-tabs.ts";
import { fits } from "../support/windows.ts";

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

test("the tabs, the grids, and the header look right without newer styles", async ({
  page,
  member,
}) => {
  expect(member.email).toContain("@");
  await asInOlderBrowsers(page);
  await page.setViewportSize(PHONE);
  await page.reload();

  await expect(page.getByRole("tab").last()).toBeInViewport({ ratio: 1 });
  const edgeOfTabs = async () => {
    const { y = 0, height = 0 } = (await page.getByRole("tablist").boundingBox()) ?? {};
    return Math.round(y + height);
  };
  await expect.poll(edgeOfTabs, "the tabs are at the window's bottom edge").toBe(PHONE.height);
  expect(
    await page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor),
  ).toMatch(/, 0\.8\d*\)$/);
  for (const { name } of memberTabs.slice(1)) {
    await openTab(page, name);
    await fits(page);
  }

  await openTab(page, "Progress");
  await page.getByRole("radio", { name: "Good", exact: true }).first().check();
  const [good, okay] = ["Good", "Okay"].map((name) =>
    page.locator("label", { hasText: name }).first(),
  );
  const readGround = (option = page.locator("label")) =>
    option.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect
    .poll(
      async () => (await readGround(good)) !== (await readGround(okay)),
      "the choice can be seen",
    )
    .toBe(true);

  await page.setViewportSize(LAPTOP);
  expect(
    (await page.getByRole("tablist").boundingBox())?.y,
    "on a laptop the tabs are at the top",
  ).toBeLessThan(LAPTOP.height / 2);
  await fits(page);
});

for (const viewport of [PHONE, LAPTOP]) {
  test(`nothing scrolls sideways without newer styles, at ${viewport.width} px`, async ({
    page,
  }) => {
    await asInOlderBrowsers(page);
    await page.setViewportSize(viewport);
    for (const path of [
      "/",
      "/improvement-areas",
      "/meat-preferences",
      "/weight",
      "/personal-summary",
      "/results",
      "/sales",
      "/login",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await fits(page);
    }
  });
}
