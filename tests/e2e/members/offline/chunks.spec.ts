import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { openEarlierBuild } from "../../support/builds/earlier-build.ts";
import { expect, fetchSavedNotes, openTab, test } from "../../support/member.ts";
import { memberTabs } from "../../support/member-tabs.ts";

const assets = join(import.meta.dirname, "..", "..", "..", "..", "dist", "assets");

/** A string that only occurs in the chart library. */
const OF_CHARTS = "recharts-cartesian-grid";

test("each tab's code loads when it's opened, and the chart library only with Progress", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  const isFetched = (chunk: string) => [...scripts].some((url) => url.includes(`/${chunk}-`));
  const withCharts = () =>
    [...scripts]
      .map((url) => basename(url))
      .filter((file) => readFileSync(join(assets, file), "utf8").includes(OF_CHARTS));

  await page.goto("/profile");
  const others = memberTabs.filter(({ id }) => id !== "progress");
  for (const { id, name, chunk } of others) {
    if (id !== "daily-plan") expect(isFetched(chunk), `${chunk} is not fetched before`).toBe(false);
    await openTab(page, name);
    await expect(page.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
    expect(isFetched(chunk), `${chunk} is fetched now`).toBe(true);
  }
  expect(isFetched("progress-tab")).toBe(false);
  expect(withCharts()).toEqual([]);

  await openTab(page, "Progress");
  await expect(page.getByLabel("Notes")).toBeVisible();
  expect(isFetched("progress-tab")).toBe(true);
  expect(withCharts()).toHaveLength(1);
});

test.describe("after a deploy", () => {
  test.use({
    expectedNoise:
      /Failed to load resource|Failed to fetch dynamically imported module|Unable to preload CSS/,
  });

  test("a tab with a missing file opens after one reload, and keeps what was written", async ({
    page,
    member,
  }) => {
    const loaded = await openEarlierBuild(page, { gone: "workouts-tab-" });
    await page.goto("/profile?tab=progress");
    await page.getByLabel("Notes").fill("Written before the deploy.");
    await openTab(page, "Workouts");
    await expect(page.locator('[data-day="1"]')).toBeVisible();
    expect(loaded.count).toBe(2);
    await openTab(page, "Progress");
    await expect(page.getByLabel("Notes")).toHaveValue("Written before the deploy.");
    await expect
      .poll(() => fetchSavedNotes(page, member))
      .toMatchObject({ "1/notes": "Written before the deploy." });
  });

  test("a tab with a file that stays missing shows an error after one reload, and the others work", async ({
    page,
    member,
  }) => {
    expect(member.email).not.toBe("");
    const loaded = await openEarlierBuild(page, { gone: "workouts-tab-", documents: 9 });
    await page.goto("/profile?tab=workouts");
    await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveText(
      "We couldn't open this part of your plan.",
    );
    expect(loaded.count).toBe(2);
    await openTab(page, "Daily Plan");
    await expect(page.getByText("Breakfast", { exact: true })).toBeVisible();
  });

  test("the member area opens after one reload if its own file is missing", async ({
    page,
    member,
  }) => {
    const loaded = await openEarlierBuild(page, { gone: "profile-page-" });
    await page.goto("/profile");
    await expect(page.getByRole("main").getByText(member.email).first()).toBeVisible();
    expect(loaded.count).toBe(2);
  });
});
