import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { APPLICATION, holdBack } from "../../support/delay-requests.ts";
import {
  after,
  cards,
  entrance,
  list,
  listValues,
  site,
  toScreenName,
} from "../../support/funnel.ts";
import { button, expect, option, step, stopClock, test } from "../../support/journey.ts";

test.describe("late application", () => {
  test("can be reloaded from the last played screen", async ({ page }) => {
    await stopClock(page);
    const { letGo } = await holdBack(page, APPLICATION);
    await page.goto("/", { waitUntil: "commit" });
    await option(page, listValues(entrance)[0] ?? "").click();
    await page.clock.runFor(60_000);
    await expect(step(page, toScreenName(list))).toBeVisible();
    const late = page.getByRole("alert").filter({ hasText: site.late.text });
    await expect(late, "nothing is missing yet").toBeHidden();
    await button(page, site.footer.erase.open).click();
    await page.clock.runFor(8_000);
    await expect(late).toBeVisible();
    await expect(late.getByRole("link", { name: site.late.button })).toHaveAttribute("href", "");
    await page.clock.resume();
    await letGo();
    await expect(late, "React has loaded after all").toHaveCount(0);
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test.describe("without its script", () => {
    test.use({ expectedNoise: /ERR_FAILED|preloaded using link preload/ });

    test("shows a page that can be reloaded", async ({ page }) => {
      await stopClock(page);
      await page.route(APPLICATION, (route) => route.abort());
      await page.goto(cards.route, { waitUntil: "commit" });
      await expect.poll(() => page.evaluate(() => "player" in window)).toBe(true);
      await page.clock.runFor(8_000);
      const again = page.getByRole("link", { name: site.late.button });
      await again.evaluate(() => Object.assign(window, { isTheFirst: true }));
      await again.click();
      await expect
        .poll(() =>
          page.evaluate(() => "player" in window && !("isTheFirst" in window)).catch(() => false),
        )
        .toBe(true);
      await expect(page.locator("[data-step] h1")).toBeVisible();
    });
  });
});

test.describe("a page that arrives in pieces", () => {
  test("shows what a press leads to as soon as it's here", async ({ page, baseURL }) => {
    const origin = baseURL ?? "";
    const whole = await (await fetch(origin)).text();
    const cut = whole.lastIndexOf("data-screens") + 200;
    let sendRest = () => {};
    const host = createServer(async (request, response) => {
      const answer = await fetch(new URL(request.url ?? "/", origin));
      response.setHeader("Content-Type", answer.headers.get("Content-Type") ?? "");
      if (request.url === "/") {
        response.write(whole.slice(0, cut));
        sendRest = () => response.end(whole.slice(cut));
      } else response.end(Buffer.from(await answer.arrayBuffer()));
    });
    await new Promise<void>((resolve) => host.listen(0, resolve));
    const { port } = host.address() as AddressInfo;

    await page.goto(`http://localhost:${port}/`, { waitUntil: "commit" });
    await option(page, listValues(entrance)[0] ?? "").click();
    await expect(step(page, toScreenName(list)), "it came before the player").toBeVisible();
    await option(page, listValues(list)[0] ?? "").click();
    await button(page, list.continue).click();
    sendRest();
    await expect(step(page, after(list))).toBeVisible();
    // It may still be loading the application.
    await page.close();
    // A browser keeps connections in reserve, and a server would wait for them.
    const closed = new Promise((resolve) => host.close(resolve));
    host.closeAllConnections();
    await closed;
  });
});
