import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parsePolicy } from "#tools/build/hosting/content-security-policy.ts";
import { listBuiltFiles } from "../../support/builds/built-files.ts";
import { arrive, expect, isAt, test } from "../../support/journey.ts";
import { expectNone, listDirectives, watchViolations } from "../../support/policy-violations.ts";
import { screens } from "../../support/screens.ts";

const findBuiltFile = (kind: string) =>
  `/assets/${listBuiltFiles().find((file) => file.endsWith(kind))}`;

test.describe("the headers of the preview", () => {
  for (const path of [
    "/",
    "/sales",
    "/profile?tab=progress",
    "/unknown",
    "/robots.txt",
    findBuiltFile(".js"),
    findBuiltFile(".css"),
    "/sw.js",
    "/profile-worker.js",
    "/profile.webmanifest",
  ]) {
    test(`are on ${path.replace(/-[\w-]{8}\./, "-….")}`, { tag: "@core" }, async ({ request }) => {
      const headers = (await request.get(path)).headers();
      expect(headers).toMatchObject({
        "x-frame-options": "DENY",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
      const policy = parsePolicy(headers["content-security-policy"] ?? "");
      expect(policy["default-src"]).toEqual(["'none'"]);
      expect(policy["frame-ancestors"]).toEqual(["'none'"]);
      expect(
        policy["script-src"]?.filter((source) => !/^'(self|sha256-[\w+/=]+)'$/.test(source)),
      ).toEqual([]);
      expect(
        headers,
        "a browser would insist on HTTPS for every port of this machine",
      ).not.toHaveProperty("strict-transport-security");
    });
  }

  test("don't apply to the payment page", async ({ request }) => {
    const headers = (await request.get("/c/pay/cs_test_unknown")).headers();
    expect(parsePolicy(headers["content-security-policy"] ?? "")["script-src"]).toBeUndefined();
    expect(headers).not.toHaveProperty("permissions-policy");
  });
});

test.describe("a missing file", () => {
  for (const path of [
    "/sw.js",
    "/service-worker.js",
    "/assets/index-gone1234.js",
    "/assets/gone.css?v=1",
    "/.well-known/change-password",
  ]) {
    test(`${path} answers 404 instead of the page`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(await response.text()).not.toContain('id="root"');
    });
  }

  test("of any other path answers the page", async ({ request }) => {
    const response = await request.get("/sales");
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('id="root"');
  });
});

test("every screen opens without a policy violation", async ({ page }) => {
  const violations = await watchViolations(page);
  await arrive(page, "/");
  await isAt(page, "start");
  for (const { id, path } of screens) {
    await page.goto(path);
    await isAt(page, id);
  }
  expectNone(violations);
});

test.describe("injected code", () => {
  test.use({
    expectedNoise: /Content Security Policy|Failed to load resource|TrustedHTML|TrustedScript/,
  });

  test("in the page doesn't run and isn't fetched from elsewhere", async ({ page }) => {
    const violations = await watchViolations(page);
    await page.route("/help", async (route) => {
      const response = await route.fetch();
      const injected = `<script>window.injected = "inline"</script><img src="/gone" onerror="window.injected = 'attribute'">
        <script src="https://evil.example/x.js"></script><iframe src="https://evil.example/"></iframe><form action="https://evil.example/"><button id="evil">Send</button></form></body>`;
      await route.fulfill({ response, body: (await response.text()).replace("</body>", injected) });
    });
    await page.goto("/help");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect
      .poll(() => listDirectives(violations))
      .toEqual(["frame-src", "script-src-attr", "script-src-elem"]);
    expect(
      await page.evaluate(() => (window as Window & { injected?: string }).injected),
    ).toBeUndefined();
    // Do this last: a tab that waits for a page that never loads stops responding.
    await page.locator("#evil").click({ noWaitAfter: true });
    await expect.poll(() => listDirectives(violations)).toContain("form-action");
  });

  test("that our script inserts as text isn't parsed", async ({ page }) => {
    await page.goto("/help");
    const refused = await page.evaluate(() => {
      try {
        document.body.innerHTML = "<b>text</b>";
        return undefined;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(refused).toBe("TypeError");
  });
});

test.describe("a frame", () => {
  test.use({ expectedNoise: /frame|Content Security Policy/i });

  test("on another site shows nothing of ours", async ({ page, baseURL }) => {
    const other = createServer((_, response) =>
      response
        .setHeader("content-type", "text/html")
        .end(`<title>Other</title><iframe src="${baseURL}/sales"></iframe>`),
    );
    await new Promise<void>((resolve) => void other.listen(0, resolve));
    // A host has nothing else that refuses frames before the headers do.
    const answer = await page.request.get("/sales");
    await page.route("/sales", (route) => route.fulfill({ response: answer }));
    await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
    const frame = await (await page.locator("iframe").elementHandle())?.contentFrame();
    await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
    await expect(page.frameLocator("iframe").locator("[data-step]")).toHaveCount(0);
    other.close();
  });
});

test.describe("a service worker", () => {
  test.use({ hasWorkers: true });

  test("of an earlier site is removed with its caches on the first visit", async ({
    page,
    context,
  }) => {
    await context.route("/earlier-site", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Earlier</title>" }),
    );
    await context.route("/sw.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'self.addEventListener("fetch", () => {});',
      }),
    );
    await page.goto("/earlier-site");
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/sw.js");
      await navigator.serviceWorker.ready;
      await (await caches.open("pages")).put("/", new Response("an old page"));
    });

    await page.goto("/goals");
    await isAt(page, "goals");
    const listLeft = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    await expect.poll(listLeft).toEqual({ workers: 0, caches: [] });
  });
});
