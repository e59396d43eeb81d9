import { expect, test } from "@playwright/test";
import { startCountingProxy } from "#tools/test-env/browsers/counting-proxy.ts";
import {
  allEngines,
  isNeeded,
  isRelease,
  otherEngines,
  wpe,
} from "#tools/test-env/browsers/engines.ts";
import { openPageIn } from "#tools/test-env/browsers/page.ts";
import { answerQuiz, buyAndUse } from "./walks.ts";

for (const engine of isRelease ? allEngines : otherEngines) {
  if (!engine.isInstalled() && !isNeeded) continue;

  test(`a buyer pays in ${engine.name}, makes an account, and uses all six tabs`, async ({
    baseURL,
  }, { testId }) => {
    expect(
      engine.isInstalled(),
      `${engine.name} is installed. Debian: apt-get install ${engine.packages}`,
    ).toBe(true);
    const driver = await engine.start();
    try {
      const page = openPageIn(driver, baseURL ?? "");
      const address = `buyer-${testId}-${Date.now()}@example.com`;
      await page.open(isRelease ? "/" : "/sales");
      if (isRelease) await answerQuiz(page, address);
      await buyAndUse(page, address);
    } finally {
      await driver.stop();
    }
  });
}

// WPE WebKit doesn't support `modulepreload`, like Safari before 17.
if (wpe.isInstalled() || isNeeded) {
  test(`${wpe.name} doesn't fetch any script twice`, async ({ baseURL }) => {
    const proxy = await startCountingProxy(baseURL ?? "");
    const driver = await wpe.start();
    try {
      const page = openPageIn(driver, proxy.origin);
      for (const [path, text] of [
        ["/sales", "Buy Now"],
        ["/login", "Sign In"],
      ] as const) {
        proxy.scripts.clear();
        await page.open(path);
        await page.sees(text);
        await page.isUsable();
        expect(proxy.scripts.size, path).toBeGreaterThan(2);
        expect(
          [...proxy.scripts].filter(([, count]) => count > 1),
          path,
        ).toEqual([]);
      }
    } finally {
      await driver.stop();
      await proxy.stop();
    }
  });
}
