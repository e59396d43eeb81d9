import type { Page } from "@playwright/test";
import type { PreviewNumbers } from "#tools/dev/preview/pages/preview-data.ts";
import { expect, test } from "./authoring.ts";
import { onMap, open } from "./preview-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const answerWith = (page: Page, numbers: PreviewNumbers) =>
  page.route("**/__funnel/numbers", (route) => route.fulfill({ json: numbers }));

test("steps show where visitors of the published quiz stopped", async ({ page }) => {
  await answerWith(page, {
    kind: "read",
    days: 28,
    checkouts: 0,
    places: { sleep: { entered: 1200, dropOff: 0.123, medianSeconds: 6 } },
  });
  await open(page, "?step=sleep");
  await expect(onMap(page, "sleep")).toContainText("−12%");
  await expect(onMap(page, "goals")).not.toContainText("−");
  await expect(page.getByText("12% of 1,200 visits ended here")).toBeVisible();
});

test("the map says why there is no drop-off", async ({ page }) => {
  await answerWith(page, { kind: "unreadable", reason: "There's no key." });
  await open(page);
  await expect(page.getByText("No drop-off: There's no key.")).toBeVisible();
});

test("nothing is said about numbers if no project is named", async ({ page }) => {
  const answer = page.waitForResponse("**/__funnel/numbers");
  await open(page);
  expect(await (await answer).json()).toEqual({ kind: "none" });
  await expect(page.getByText("drop-off")).toHaveCount(0);
});
