import { rmSync } from "node:fs";
import { join } from "node:path";
import { beginHistory } from "#tools/checks/docs-runner/run-command.ts";
import { isFineForEveryone } from "../support/axe.ts";
import { expect, test } from "./authoring.ts";
import { headline, open } from "./preview-page.ts";

test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(({ folder }) => rmSync(join(folder, ".git"), { recursive: true, force: true }));

test("the preview lists the changes since the last commit while the funnel is edited", async ({
  page,
  folder,
  funnel,
}) => {
  await open(page);
  await page.getByRole("radio", { name: "Changes" }).check();
  const changes = page.getByRole("region", { name: "What changed" });
  await expect(changes.getByText("Nothing to compare with")).toBeVisible();

  beginHistory(folder);
  await page.reload();
  await expect(changes.getByText("Nothing has changed since the last commit.")).toBeVisible();
  await expect(headline(page)).toBeVisible();
  funnel.edit(
    "steps/lifestyle.yaml",
    "How many hours do you usually sleep?",
    "How long do you sleep?",
  );
  await expect(changes.getByRole("deletion")).toHaveText("How many hours do you usually sleep?");
  await expect(changes.getByRole("insertion")).toHaveText("How long do you sleep?");
  await isFineForEveryone(page);
  await changes.getByRole("button", { name: "View sleep" }).click();
  await expect(headline(page)).toHaveText("How long do you sleep?");

  beginHistory(folder);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(
    changes.getByText("Nothing has changed since the last commit."),
    "after coming back from committing",
  ).toBeVisible();
});
