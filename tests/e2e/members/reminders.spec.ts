import { DAY_MS } from "#lib/day-ms.ts";
import { isFineForEveryone } from "../support/axe.ts";
import { button, expect, openTab, test } from "../support/member.ts";

test("a calendar shows the plan's days, follows its switches, and ends", async ({
  page,
  playwright,
  member,
}) => {
  expect(member.email).not.toBe("");
  const program = await playwright.request.newContext();
  const readCalendar = async (address: string) => {
    const response = await program.get(address);
    return { status: response.status(), text: await response.text() };
  };
  await openTab(page, "Progress");
  await button(page, "Set up reminders").click();
  await button(page, "Turn on the calendar").click();
  const field = page.getByLabel("Your private address");
  await expect(field).toHaveValue(/\/functions\/v1\/calendar\/[0-9a-f]{64}\.ics$/);
  await isFineForEveryone(page);
  const address = await field.inputValue();
  // The browser saves the days after the switch.
  await expect.poll(async () => (await readCalendar(address)).text).toContain("SUMMARY:Dinner\r\n");

  // The switch follows the server's answer.
  await page.getByLabel("Show the names of meals").click();
  await expect.poll(async () => (await readCalendar(address)).text).toContain("SUMMARY:Dinner: ");

  // Two months ago, by the clock of this device.
  await page.clock.setFixedTime(Date.now() - 60 * DAY_MS);
  await page.reload();
  await button(page, "Set up reminders").click();
  const alert = page.getByText(/^This device's date seems wrong/);
  await expect(alert).toBeVisible();
  // The account is asked again, and doesn't know what this device found out.
  const answer = page.waitForResponse(/my_reminders/);
  await button(page, "Hide reminders").click();
  await button(page, "Set up reminders").click();
  await (await answer).finished();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  expect(await alert.isVisible()).toBe(true);
  expect((await readCalendar(address)).text).toContain("SUMMARY:Dinner: ");

  await page.clock.setFixedTime(Date.now());
  await page.reload();
  await button(page, "Set up reminders").click();
  await expect(field).toHaveValue(address);
  await button(page, "New address").click();
  await expect(page.getByText(/^This is your new address\./)).toBeVisible();
  await expect(field).not.toHaveValue(address);
  expect((await readCalendar(address)).status).toBe(404);
  const next = await field.inputValue();
  expect((await readCalendar(next)).text).toContain("SUMMARY:Dinner: ");

  await button(page, "Turn off").click();
  await expect(page.getByText("The calendar is off.", { exact: false })).toBeVisible();
  expect((await readCalendar(next)).status).toBe(404);
  await program.dispose();
});
