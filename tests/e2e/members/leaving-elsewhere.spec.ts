import { isFineForEveryone } from "../support/axe.ts";
import { callDatabase } from "../support/call-database.ts";
import { passesSecondEngine } from "../support/equal-access.ts";
import { isOut, nothingIsLeft, SECRET, writeDown } from "../support/leaving.ts";
import {
  button,
  expect,
  fetchSavedNotes,
  isSaved,
  networkNoise,
  openTab,
  test,
} from "../support/member.ts";

for (const [path, heading] of [
  ["/account", "Your account"],
  ["/operations", "Operations"],
  ["/numbers", "Numbers"],
] as const)
  test(`logging out on ${path} leaves nothing personal behind`, async ({ page, member }) => {
    await writeDown(page);
    await isSaved(page);
    for (const grant of ["grant_operations", "grant_numbers"])
      await callDatabase(page.url(), grant, { email: member.email, is_granted: true });
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await isFineForEveryone(page);
    await passesSecondEngine(page);
    await button(page, "Log out").click();
    await isOut(page);
    await nothingIsLeft(page, member.email);
    await page.goBack();
    await isOut(page);
  });

test.describe("without a server", () => {
  test.use({ expectedNoise: networkNoise });

  test("logging out elsewhere asks first as well if notes would be lost", async ({
    page,
    member,
  }) => {
    await writeDown(page);
    await isSaved(page);
    const save = "**/rest/v1/rpc/save_tracker";
    await page.route(save, (route) => route.fulfill({ status: 503 }));
    await page.getByLabel("Notes").fill(`${SECRET} And this.`);
    await openTab(page, "Daily Plan");
    await page.getByRole("link", { name: "Account" }).click();
    await button(page, "Log out").click();
    await expect(button(page, "Log out anyway")).toBeVisible();
    await isFineForEveryone(page);
    await button(page, "Stay").click();
    await page.unroute(save);
    await button(page, "Log out").click();
    await isOut(page);
    await nothingIsLeft(page, member.email);
    expect(await fetchSavedNotes(page, member)).toMatchObject({ "1/notes": `${SECRET} And this.` });
  });
});
