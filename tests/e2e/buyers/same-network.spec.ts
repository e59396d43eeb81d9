import { mkdtempSync, rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess, until } from "#tools/test-env/browsers/started-process.ts";
import { freePort } from "#tools/test-env/free-port.ts";
import { createAccount, expect, goToPay, isInside, pay, signIn, test } from "../support/shop.ts";

const project = join(import.meta.dirname, "..", "..", "..");
const VITE = join(project, "node_modules", "vite", "bin", "vite.js");

/** This machine as a phone on its network knows it. Without a network, a second name of itself. */
const address =
  Object.values(networkInterfaces())
    .flat()
    .find((own) => own?.family === "IPv4" && !own.internal)?.address ?? "127.0.0.2";

/** A shop that was started with `--host`. */
const phone = test.extend<{ shop: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs here
  shop: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "funnel-network-"));
    const port = await freePort();
    const running = startProcess(process.execPath, [VITE, "preview", "--host"], {
      PORT: String(port),
      BACKEND_DATA: folder,
      LITE_AUTH_BCRYPT_COST: "4",
    });
    const shop = `http://${address}:${port}`;
    // Answered once the backend is open.
    await until(() => fetch(`${shop}/auth/v1/health`), 60_000, "The start of the shop");
    await use(shop);
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: ({ shop }, use) => use(shop),
});

// Browsers protect fewer things at an address without HTTPS, and say so.
phone.use({ expectedNoise: /^The Cross-Origin-Opener-Policy header has been ignored/ });

phone(
  "a phone on the same network pays, comes back, and signs in",
  async ({ page, address: email, shop }) => {
    await goToPay(page);
    expect(new URL(page.url()).origin, "the payment page").toBe(shop);
    await pay(page, email);
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    expect(new URL(page.url()).origin, "the way back").toBe(shop);
    await createAccount(page, email);
    await isInside(page, email);

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto("/login");
    await signIn(page, email);
    await isInside(page, email);

    const mailbox = await page.request.get("/mailbox");
    expect(mailbox.status(), "its mails let anyone in, so they stay on that machine").toBe(403);
  },
);
