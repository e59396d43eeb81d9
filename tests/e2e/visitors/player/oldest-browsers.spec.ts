import { readFileSync } from "node:fs";
import { join } from "node:path";
import { appRoutes } from "#lib/app-routes.ts";
import { newInScript } from "#tools/build/oldest-browsers/new-scripts.ts";
import { newInStyles } from "#tools/build/oldest-browsers/new-styles.ts";
import { assets, listBuiltFiles } from "../../support/builds/built-files.ts";
import { site } from "../../support/funnel.ts";
import { expect, test } from "../../support/journey.ts";

/** Calls that never happen, each with the reason. */
const NEVER_CALLED: Record<string, string> = {
  "captureStackTrace()": "fflate calls it where it exists, for its own errors.",
  "startViewTransition()": "React calls it for <ViewTransition> only, inside a try.",
};

function findNew(ending: string, read: (file: string, text: string) => string[]): string[] {
  const files = listBuiltFiles().filter((file) => file.endsWith(ending));
  expect(files.length).toBeGreaterThan(10);
  return files.flatMap((file) =>
    read(file, readFileSync(join(assets, file), "utf8")).map((name) => `${file}: ${name}`),
  );
}

test("no script uses an API that the oldest browsers lack", () => {
  expect(
    findNew(".js", (file, text) =>
      newInScript(file, text).filter((name) => !(name in NEVER_CALLED)),
    ),
  ).toEqual([]);
});

test("no style uses a feature that the oldest browsers lack, unless it has a fallback", () => {
  expect(findNew(".css", (_, text) => newInStyles(text))).toEqual([]);
});

for (const path of ["/", "/sales", "/profile?tab=progress"]) {
  test(`a browser that is too old asks you to update on ${path}, and nothing can be pressed`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // Like browsers before Safari 15.4, Chrome 97, and Firefox 104.
      Reflect.deleteProperty(Array.prototype, "findLast");
      Reflect.deleteProperty(Array.prototype, "findLastIndex");
    });
    await page.goto(path);
    await expect(
      page.getByRole("alert").getByRole("heading", { name: site.outdated.title }),
    ).toBeVisible();
    await expect(page.getByText(site.outdated.text)).toBeVisible();
    await expect(page.locator("button:visible, a:visible, input:visible")).toHaveCount(0);
  });
}

test.describe("a browser without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/", "/goals", "/sales", ...appRoutes]) {
    test(`sees on ${path} what is missing, and no button looks alive`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(/^This page needs JavaScript\./)).toBeVisible();
      for (const button of await page.getByRole("button").all())
        await expect(button).toHaveCSS("pointer-events", "none");
      const isOfQuiz = !appRoutes.some((route) => route === path);
      await expect(page.locator("[data-step]")).toHaveCount(isOfQuiz ? 1 : 0);
    });
  }
});
