import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, openTab, test } from "./member.ts";

const assets = join(import.meta.dirname, "..", "..", "dist", "assets");

/** A word of the chart library, and of nothing else. */
const OF_CHARTS = "recharts-cartesian-grid";

test("a member downloads each tab when it is opened, and the charts with Progress alone", async ({ page, member }) => {
  expect(member.email).not.toBe("");
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  const fetched = (chunk: string) => [...scripts].some((url) => url.includes(`/${chunk}-`));
  const withCharts = () => [...scripts].map((url) => basename(url)).filter((file) => readFileSync(join(assets, file), "utf8").includes(OF_CHARTS));

  await page.goto("/profile");
  const tabs = {
    "Daily Plan": "daily-plan-tab",
    Workouts: "workouts-tab",
    Resources: "resources-tab",
    "Grocery Lists": "groceries-tab",
    Recipes: "recipes-tab",
  };
  for (const [name, chunk] of Object.entries(tabs)) {
    if (name !== "Daily Plan") expect(fetched(chunk), `${chunk} is not fetched before`).toBe(false);
    await openTab(page, name);
    await expect(page.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
    expect(fetched(chunk), `${chunk} is fetched now`).toBe(true);
  }
  expect(fetched("progress-tab")).toBe(false);
  expect(withCharts()).toEqual([]);

  await openTab(page, "Progress");
  await expect(page.getByLabel("Notes")).toBeVisible();
  expect(withCharts()).toEqual([expect.stringMatching(/^progress-tab-/)]);
});
