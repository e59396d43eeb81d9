import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, goToPay, mailTo, test as shop } from "../support/shop.ts";

/** A page on another port of this machine, like any other project in development. */
const test = shop.extend<{ elsewhere: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs here
  elsewhere: async ({}, use) => {
    const server = createServer((_, response) =>
      response.setHeader("Content-Type", "text/html").end("<title>Another project</title>"),
    ).listen(0);
    await once(server, "listening");
    await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
    server.closeAllConnections();
    server.close();
  },
});

test.describe("pages of other ports", () => {
  // The browser reports what it refused.
  test.use({ expectedNoise: /^(Access to fetch at |Failed to load resource: )/ });

  test("can't read mail by fetch, in a frame, or in a window", async ({
    page,
    baseURL,
    address,
    elsewhere,
    request,
  }) => {
    await request.post("/auth/v1/signup", {
      headers: { apikey: "sb_publishable_embedded" },
      data: { email: address, password: "steak-and-eggs" },
    });
    await request.post("/auth/v1/recover", {
      headers: { apikey: "sb_publishable_embedded" },
      data: { email: address },
    });
    expect(await mailTo(page, address), "there is mail to read").toContain("token_hash=");

    const mailbox = `${baseURL}/mailbox`;
    const statuses = new Set<number>();
    page.context().on("response", (response) => {
      if (response.url() === mailbox) statuses.add(response.status());
    });
    await page.goto(elsewhere);
    const fetched = await page.evaluate(
      (url) => fetch(url).then((response) => response.text(), String),
      mailbox,
    );
    expect(fetched).toContain("Failed to fetch");
    await page.evaluate((url) => fetch(url, { mode: "no-cors" }).catch(() => {}), mailbox);
    await page.evaluate(
      (url) =>
        new Promise((resolve) =>
          document.body.append(
            Object.assign(document.createElement("iframe"), {
              src: url,
              onload: resolve,
              onerror: resolve,
            }),
          ),
        ),
      mailbox,
    );
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      page.evaluate((url) => void window.open(url), mailbox),
    ]);
    await expect(opened.getByText("Open this address directly")).toBeVisible();
    expect([...statuses]).toEqual([403]);
  });

  test("the mailbox opens by its address and links back to itself", async ({ page }) => {
    await page.goto("/mailbox");
    await page.getByRole("link", { name: "Look again" }).click();
    await expect(page.getByRole("heading", { name: "Local mailbox" })).toBeVisible();
  });
});

test.describe("mailbox", () => {
  test("shows the whole link of an email on a phone", async ({ page, address, request }) => {
    await request.post("/auth/v1/signup", {
      headers: { apikey: "sb_publishable_embedded" },
      data: { email: address, password: "steak-and-eggs" },
    });
    await request.post("/auth/v1/recover", {
      headers: { apikey: "sb_publishable_embedded" },
      data: { email: address },
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/mailbox");
    const article = page.getByRole("article").filter({ hasText: address }).first();
    const frame = await article.locator("iframe").boundingBox();
    const link = await article
      .frameLocator("iframe")
      .getByRole("link", { name: "Set a new password" })
      .boundingBox();
    const end = await article
      .frameLocator("iframe")
      .getByText("your password stays as it is")
      .boundingBox();
    expect(link!.x).toBeGreaterThanOrEqual(frame!.x);
    expect(link!.x + link!.width).toBeLessThanOrEqual(frame!.x + frame!.width);
    expect(end!.y + end!.height, "the whole email").toBeLessThanOrEqual(frame!.y + frame!.height);
  });

  test("has an icon, and so does the payment page", async ({ page }) => {
    // The console would report a missing icon, which fails the test.
    await page.goto("/mailbox");
    await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", /^data:image\/svg\+xml,/);
    await goToPay(page);
    await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", /^data:image\/svg\+xml,/);
  });
});
