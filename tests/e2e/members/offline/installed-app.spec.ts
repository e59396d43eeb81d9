import type { Page } from "@playwright/test";
import { memberApp } from "#lib/member-app.ts";
import {
  cacheNames,
  isControlled,
  isKept,
  listCached,
  listKeptBuilds,
  workers,
} from "../../support/builds/installed-app.ts";
import { site } from "../../support/funnel.ts";
import { button, expect, networkNoise, openTab, test } from "../../support/member.ts";
import { memberTabs } from "../../support/member-tabs.ts";

test.use({ expectedNoise: networkNoise, hasWorkers: true });

const keptTabs = memberTabs.filter((tab) => tab.isKept);

async function saveList(page: Page, name: string): Promise<void> {
  await openTab(page, "Grocery Lists");
  await page.getByLabel("List name").fill(name);
  await page.getByLabel("Item", { exact: true }).fill("Ribeye");
  await button(page, "Add").click();
  await button(page, "Save list").click();
}

test("after one visit, the plan with its pictures, the lists, and the tabs that need nothing else open without a network", async ({
  page,
  context,
  member,
}) => {
  expect(member.email).not.toBe("");
  await isKept(page);
  await saveList(page, "Weekend");

  await context.setOffline(true);
  await page.goto("/profile");
  await expect(page.getByText("Breakfast", { exact: true })).toBeVisible();
  const picture = page.locator("#root article img").first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  for (const { name, content } of keptTabs) {
    await openTab(page, name);
    await expect(content(page), name).toBeVisible();
  }
  await page.goto("/profile?tab=grocery-lists");
  await page.getByRole("button", { name: /^Weekend/ }).click();
  await expect(page.getByRole("checkbox", { name: "Ribeye" })).toBeVisible();
});

test("the plan opens without a network when the session would need a renewal", async ({
  page,
  context,
  member,
}) => {
  await isKept(page);
  await page.evaluate(() => {
    const key = "sb-localhost-auth-token";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await context.setOffline(true);
  await page.goto("/profile");
  await expect(page.getByText("Breakfast", { exact: true })).toBeVisible();
  await expect(page.getByText(member.email).first()).toBeVisible();

  await context.setOffline(false);
  await page.goto("/profile");
  await expect(page.getByText("Breakfast", { exact: true })).toBeVisible();
  await expect(page.getByText("as we last saw it")).toHaveCount(0);
});

test("only the page and hashed files are kept, and nothing of what an API answered", async ({
  page,
  member,
}) => {
  await isKept(page);
  for (const { name } of keptTabs) await openTab(page, name);
  await openTab(page, "Recipes");
  await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).not.toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).not.toHaveCount(0);
  const paths = Object.values(await listCached(page)).flat();
  expect(paths).toContain("/profile");
  expect(paths.filter((path) => path !== "/profile" && !path.startsWith("/assets/"))).toEqual([]);
  const texts = await page.evaluate(async () => {
    const names = await caches.keys();
    const answers = await Promise.all(
      names.map(async (name) => (await caches.open(name)).matchAll()),
    );
    return Promise.all(answers.flat().map((answer) => answer.text()));
  });
  expect(texts.filter((text) => text.includes(member.email))).toEqual([]);
});

test("the quiz and the sales page have no worker, no manifest, and keep nothing", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ["/", "/goals", "/sales", "/login", "/help"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await isControlled(page), path).toBe(false);
    await expect(page.locator('link[rel="manifest"]'), path).toHaveCount(0);
  }
  expect([await workers(page), await cacheNames(page)]).toEqual([0, []]);
  expect(asked.filter((path) => /worker|manifest/.test(path))).toEqual([]);
});

test("for a member, only the member area has the worker and the manifest", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  await isKept(page);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  await button(page, "Log out").click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
  for (const path of ["/", "/sales"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    expect(await isControlled(page), path).toBe(false);
  }
  // Visiting another page doesn't end it.
  expect(await workers(page)).toBe(1);
  expect(await listKeptBuilds(page)).toHaveLength(1);
});

test("logging out removes the pictures of the plan, and the login page opens without a network", async ({
  page,
  context,
  member,
}) => {
  expect(member.email).not.toBe("");
  await isKept(page);
  await button(page, "Log out").click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => cacheNames(page)).not.toContain(memberApp.pictures);
  await context.setOffline(true);
  await page.goto("/profile");
  await expect(page.getByLabel("Password")).toBeVisible();
});

test("Chromium can install the member area, under the brand's name", async ({ page, member }) => {
  expect(member.email).not.toBe("");
  await isKept(page);
  const session = await page.context().newCDPSession(page);
  const manifest = await session.send("Page.getAppManifest");
  expect(manifest.errors).toEqual([]);
  const { name, start_url, scope } = JSON.parse(manifest.data ?? "{}");
  expect([name, start_url, scope]).toEqual([site.brand.name, "/profile", "/profile"]);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
});

test("the app's icon is the logo, as a browser would draw it", async ({ page }) => {
  await page.goto("/profile");
  const manifest = await (await page.request.get(memberApp.manifest)).json();
  const icon = manifest.icons.find((one: { purpose: string }) => one.purpose === "any");
  const [, logo = ""] = /rel="icon" href="([^"]+)"/.exec(await page.content()) ?? [];
  const difference = await page.evaluate(
    async ([icon, logo]) => {
      const SIZE = 192;
      const readPixels = async (address: string, part: number) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = SIZE;
        canvas.height = SIZE;
        const room = (SIZE * (1 - part)) / 2;
        const context = canvas.getContext("2d");
        context?.drawImage(image, room, room, SIZE * part, SIZE * part);
        return context?.getImageData(0, 0, SIZE, SIZE).data ?? new Uint8ClampedArray();
      };
      const [drawn, wanted] = [await readPixels(icon, 1), await readPixels(logo, 0.96)];
      return (
        drawn.reduce((sum, byte, at) => sum + Math.abs(byte - (wanted[at] ?? 0)), 0) / drawn.length
      );
    },
    [icon.src, logo] as const,
  );
  // Of 255. The edges of shapes are never quite the same.
  expect(difference).toBeLessThan(1);
});
