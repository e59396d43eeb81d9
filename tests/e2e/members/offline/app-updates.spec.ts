import { memberApp } from "#lib/member-app.ts";
import { endWorkerText } from "#tools/build/member-app/worker-text.ts";
import {
  cacheNames,
  isKept,
  listKeptBuilds,
  publishNewer,
  test,
  workers,
} from "../../support/builds/installed-app.ts";
import { expect, networkNoise, openTab } from "../../support/member.ts";

test.use({ expectedNoise: networkNoise, hasWorkers: true });

for (const [what, change] of [
  ["takes too long", { isSilent: true }],
  ["has an error", { status: 503 }],
] as const)
  test(`the kept page opens if the server ${what}`, async ({ page, host, member }) => {
    expect(member.email).not.toBe("");
    await isKept(page);
    host.change("/profile", change);
    await page.goto("/profile");
    await expect(page.getByText("Breakfast", { exact: true })).toBeVisible();
  });

test("a new build takes over with the next visit, and the earlier one is removed", async ({
  page,
  context,
  host,
  member,
}) => {
  expect(member.email).not.toBe("");
  await isKept(page);
  const [earlier = ""] = await listKeptBuilds(page);
  publishNewer(host);
  await page.goto("/profile");
  await expect(page.getByText("Breakfast", { exact: true })).toBeVisible();
  await expect.poll(() => listKeptBuilds(page)).toEqual(["member-app:newer"]);
  expect(earlier).not.toBe("member-app:newer");

  host.restore();
  await context.setOffline(true);
  await page.goto("/profile");
  await expect(page.locator('meta[name="build"]')).toHaveAttribute("content", "newer");
  await openTab(page, "Workouts");
  await expect(page.locator('[data-day="1"]')).toBeVisible();
});

test("a new build waits while another tab shows the earlier one, which keeps its files", async ({
  page,
  context,
  host,
  member,
}) => {
  expect(member.email).not.toBe("");
  await isKept(page);
  const [earlier = ""] = await listKeptBuilds(page);
  publishNewer(host);
  const second = await context.newPage();
  await second.goto("/profile");
  await expect(second.getByText("Breakfast", { exact: true })).toBeVisible();
  await expect.poll(() => listKeptBuilds(page)).toEqual([earlier, "member-app:newer"]);
  await context.setOffline(true);
  await openTab(page, "Workouts");
  await expect(page.locator('[data-day="1"]')).toBeVisible();

  await context.setOffline(false);
  await page.close();
  await second.reload();
  await expect.poll(() => listKeptBuilds(second)).toEqual(["member-app:newer"]);
});

test("a build with the app switched off removes the worker and its caches", async ({
  page,
  host,
  member,
}) => {
  expect(member.email).not.toBe("");
  await isKept(page);
  const text = await endWorkerText(process.cwd());
  host.change(memberApp.worker, { text: () => text });
  await page.reload();
  await expect.poll(async () => [await workers(page), await cacheNames(page)]).toEqual([0, []]);
  await expect(page.getByText("Breakfast", { exact: true })).toBeVisible();
});

test("a worker without its file removes itself and its caches", async ({ page, host, member }) => {
  expect(member.email).not.toBe("");
  await isKept(page);
  host.change(memberApp.worker, { status: 404 });
  await page.reload();
  await expect.poll(async () => [await workers(page), await listKeptBuilds(page)]).toEqual([0, []]);
  await expect(page.getByText("Breakfast", { exact: true })).toBeVisible();
});
