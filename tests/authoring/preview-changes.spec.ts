import { rmSync } from "node:fs";
import { join } from "node:path";
import { beginHistory } from "../../scripts/guide/run-command.ts";
import { isFineForEveryone } from "../journeys/barriers.ts";
import { expect, test } from "./authoring.ts";
import { headline, open } from "./preview-page.ts";

test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(({ folder }) => rmSync(join(folder, ".git"), { recursive: true, force: true }));

test("a marketer reads what they have changed since the last commit, while they change it", async ({
  page,
  folder,
  funnel,
}) => {
  await open(page);
  await page.getByRole("radio", { name: "Changes" }).check();
  const changes = page.getByRole("region", { name: "What changed" });
  await expect(changes.getByText("There is nothing to compare with")).toBeVisible();

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
  await changes.getByRole("button", { name: "Look at sleep" }).click();
  await expect(headline(page)).toHaveText("How long do you sleep?");

  beginHistory(folder);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(
    changes.getByText("Nothing has changed since the last commit."),
    "whoever comes back from committing",
  ).toBeVisible();
});
