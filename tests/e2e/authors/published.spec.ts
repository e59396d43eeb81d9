import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { listAssets } from "#tools/build/hosting/assets/earlier-builds.ts";
import { copyProject } from "#tools/test-env/copy-project.ts";
import { putSampleFunnel } from "#tools/test-env/put-sample-funnel.ts";
import { parseBuild } from "#ui/loading/reload-for-newer-build.ts";
import { APPLICATION } from "../support/delay-requests.ts";
import { isReacts } from "../support/journey.ts";
import { buildCopy, openFunnel } from "./copy.ts";

const TITLES = { A: "Your plan begins here", B: "What would you eat tomorrow?" };
const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".json": "application/json",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

// In one worker, in this order: a build takes longer than all the checks of it.
test.describe.configure({ mode: "default" });

let folder: string;
let funnel: ReturnType<typeof openFunnel>;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "funnel-build-"));
  copyProject(folder);
  putSampleFunnel(folder);
  funnel = openFunnel(folder);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const readKeptArms = (page: Page) => page.evaluate(() => localStorage.getItem("funnelVariant"));

test("a broken funnel can't be published: the build reports the error and leaves no page behind", () => {
  funnel.edit("funnel.yaml", "  - sleep\n", "  - slep\n");
  const refused = buildCopy(folder);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/funnel\/funnel\.yaml:\d+:\d+/);
  expect(refused.stderr).toContain('Did you mean "sleep"?');
  expect(refused.stderr).toContain("- water-intake");
  expect(existsSync(join(folder, "dist"))).toBe(false);
});

test.describe("after the fix", () => {
  let server: Server;
  let address: string;

  test.beforeAll(() => {
    test.setTimeout(300_000);
    funnel.mendAll();
    const entrance = funnel
      .original("steps/body.yaml")
      .replace(
        /^(start:\n(?: {2}.*\n)*? {2}title: ).*$/m,
        `$1${TITLES.A}\n  instead:\n    - { when: { arm: { summary: B } }, title: "${TITLES.B}" }`,
      );
    funnel.write("steps/body.yaml", entrance);
    const built = buildCopy(folder);
    expect(built.status, built.stderr).toBe(0);
    expect(existsSync(join(folder, "dist", "index.html"))).toBe(true);
    server = createServer(({ url = "/" }, response) => {
      const file = join(folder, "dist", new URL(url, "http://x").pathname);
      const type = TYPES[extname(file)];
      // Like hosts, answers any path that isn't a file with the page.
      response.setHeader("content-type", type ?? "text/html");
      response.end(readFileSync(type ? file : join(folder, "dist", "index.html")));
    }).listen(0);
    address = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => void server.close());

  for (const arm of ["A", "B"] as const) {
    test(`a visitor in arm ${arm} sees only its entrance before the application loads`, async ({
      page,
    }) => {
      await page.route(APPLICATION, (route) => route.abort());
      await page.goto(`${address}/?variant=summary:${arm}`);
      await expect(title(page)).toHaveText(TITLES[arm]);
      await expect(title(page)).toBeVisible();
      await expect(page.locator("[data-step]")).toHaveCount(1);
      expect(await readKeptArms(page)).toBe(`{"summary":"${arm}"}`);
      expect(
        await page.evaluate(
          () => getComputedStyle(document.querySelector("[data-step]") as Element).visibility,
        ),
      ).toBe("visible");
    });

    test(`nothing flickers for a visitor in arm ${arm}: no frame shows another title`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const seen: string[] = [];
        const look = () => {
          for (const heading of document.querySelectorAll("h1"))
            if (heading.checkVisibility({ opacityProperty: true }))
              seen.push(heading.textContent ?? "");
          requestAnimationFrame(look);
        };
        look();
        Object.assign(window, { seen });
      });
      await page.goto(`${address}/?variant=summary:${arm}`);
      await isReacts(page);
      await expect(title(page)).toHaveText(TITLES[arm]);
      expect(
        await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]),
      ).toEqual([TITLES[arm]]);
      await page.goto(address);
      await expect(title(page)).toHaveText(TITLES[arm]);
    });
  }

  test("a visitor keeps the drawn arm that was shown first, even if the browser can't store anything", async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", { get: () => undefined }),
    );
    await page.addInitScript(() => {
      const draws = [0.9, 0.1, 0.1, 0.1];
      Math.random = () => draws.shift() ?? 0.1;
    });
    await page.goto(address);
    await isReacts(page);
    await expect(title(page)).toHaveText(TITLES.B);
  });

  test("a visitor without scripts sees the entrance of one arm", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.locator("h1:visible")).toHaveText(TITLES.A);
    await context.close();
  });

  test("a second build keeps the files of the first, for tabs that are still open", () => {
    const site = join(folder, "dist");
    const readPublished = () => parseBuild(readFileSync(join(site, "index.html"), "utf8"));
    const [first, files] = [readPublished(), listAssets(site)];
    funnel.mendAll();
    const built = buildCopy(folder);
    expect(built.status, built.stderr).toBe(0);
    expect(readPublished()).not.toBe(first);
    const after = listAssets(site);
    expect(after.length).toBeGreaterThan(files.length);
    expect(files.filter((file) => !after.includes(file))).toEqual([]);
  });
});
