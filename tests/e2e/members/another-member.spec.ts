import type { Page } from "@playwright/test";
import { endSession, getEndedAlert, refused } from "../support/ended-session.ts";
import {
  button,
  expect,
  fetchSavedNotes,
  isSaved,
  makeMember,
  networkNoise,
  openTab,
  test,
} from "../support/member.ts";
import { signIn } from "../support/shop.ts";

const notes = (page: Page) => page.getByLabel("Notes");

test.use({ expectedNoise: networkNoise });

test("notes that weren't sent stay with their member if another one signs in", async ({
  page,
  provider,
  member,
}) => {
  const other = await makeMember(page, provider, `other-${member.email}`);
  await openTab(page, "Progress");
  await page.clock.install();
  await endSession(page, refused);
  await notes(page).pressSequentially("Mine alone.");
  await expect(getEndedAlert(page)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("link", { name: "Sign in again" }).click();
  await signIn(page, other.email);
  await expect(notes(page)).toHaveValue("");
  await page.clock.fastForward(60_000);
  await notes(page).pressSequentially("The other's.");
  await isSaved(page);
  expect(await fetchSavedNotes(page, other)).toMatchObject({ "1/notes": "The other's." });
  expect(await fetchSavedNotes(page, member)).toEqual({});

  await button(page, "Log out").click();
  await signIn(page, member.email);
  await openTab(page, "Progress");
  await expect(notes(page)).toHaveValue("Mine alone.");
  await isSaved(page);
  expect(await fetchSavedNotes(page, member)).toMatchObject({ "1/notes": "Mine alone." });
});
