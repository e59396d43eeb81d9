import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { createServer } from "vite";
import { readGuideText } from "#tools/checks/docs-runner/guides.ts";
import { beginHistory } from "#tools/checks/docs-runner/run-command.ts";
import { walkGuide } from "#tools/checks/docs-runner/walk-guide.ts";
import { ensureChromium, launchChromium } from "#tools/test-env/chromium.ts";
import { copyProject, project } from "#tools/test-env/copy-project.ts";
import { putSampleFunnel } from "#tools/test-env/put-sample-funnel.ts";

/**
 * Takes the pictures of the marketers' guide: walks the guide over the sample funnel, in a copy of
 * the project with the preview open.
 */
const GUIDE = "docs/marketers.md";
const LAPTOP = { width: 1100, height: 660 };
const PORT = Number(process.env.PORT) || 4475;

type Shot = (page: Page) => Promise<Buffer>;

const whole: Shot = (page) => page.screenshot({ animations: "disabled" });
const phone: Shot = (page) =>
  page.getByRole("region", { name: "The chosen step" }).screenshot({ animations: "disabled" });

/** The action before each picture, and how much of the page it shows. */
const pictures: Record<string, { until: (page: Page) => Promise<void>; shot: Shot }> = {
  "marketers-preview": {
    until: (page) => choose(page, "goals", "What are your main goals?"),
    shot: whole,
  },
  "marketers-headline": {
    until: (page) => choose(page, "goals", "What would you like to change?"),
    shot: phone,
  },
  "marketers-step": {
    until: (page) => choose(page, "steak", "How do you like your steak?"),
    shot: whole,
  },
  "marketers-mistake": { until: (page) => page.getByText("Did you mean").waitFor(), shot: whole },
  "marketers-sales": { until: onSales, shot: phone },
  "marketers-arm": { until: inArmB, shot: whole },
};

async function choose(page: Page, place: string, headline: string): Promise<void> {
  await page.locator(`[data-place="${place}"]`).click();
  await inPhone(page, headline);
}

async function onSales(page: Page): Promise<void> {
  await choose(page, "steak", "How do you like your steak?");
  await getPhoneFrame(page).locator('[data-option="medium-rare"]').click();
  await inPhone(page, "Love it or Hate it");
  await page.locator('[data-place="sales"]').click();
  await getPhoneFrame(page).getByText("With steaks as you like them: Medium rare").waitFor();
}

async function inArmB(page: Page): Promise<void> {
  await choose(page, "start", "Personalized Carnivore Diet Plan");
  // Two experiments don't fit into the bar of this window.
  await page.getByRole("button", { name: "Answers", exact: true }).click();
  await page
    .getByRole("complementary", { name: "Preview as" })
    .getByRole("group", { name: /shorter/ })
    .getByRole("radio", { name: /^B/ })
    .check();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await inPhone(page, "Your carnivore plan");
}

const getPhoneFrame = (page: Page) => page.frameLocator('iframe[title="The funnel on a phone"]');
const inPhone = (page: Page, headline: string) =>
  getPhoneFrame(page).getByRole("heading", { level: 1, name: headline }).waitFor();

// As in a hosted project: authors edit the funnel, but don't buy anything.
Object.assign(process.env, {
  PORT: String(PORT),
  VITE_SUPABASE_URL: "http://localhost:9",
  VITE_SUPABASE_ANON_KEY: "sb_publishable_pictures",
  VITE_MEAL_DB_URL: "http://localhost:9",
});
ensureChromium();
const copy = join(tmpdir(), `funnel-pictures-${PORT}`);
copyProject(copy);
putSampleFunnel(copy);
beginHistory(copy);
const server = await createServer({
  root: copy,
  configFile: `${copy}/vite.config.ts`,
  server: { fs: { allow: [copy, project] } },
});
await server.listen();
const browser = await chromium.launch(launchChromium());
const page = await browser.newPage({ viewport: LAPTOP });
await page.goto(`http://localhost:${PORT}/__funnel`);
// The screens of a broken funnel can't be fetched, so they have to be loaded before the first
// mistake.
await getPhoneFrame(page).getByRole("heading", { level: 1 }).waitFor();
const { faults } = await walkGuide(readGuideText(GUIDE), { home: copy, onPicture: take });
await browser.close();
await server.close();
rmSync(copy, { recursive: true });
for (const fault of faults) console.error(`${GUIDE}, ${fault}`);
console.log(`Took ${Object.keys(pictures).length} pictures of ${GUIDE}.`);
process.exit(faults.length > 0 ? 1 : 0);

async function take(file: string): Promise<void> {
  const picture = pictures[basename(file, ".png")];
  if (!picture)
    throw new Error(
      `scripts/take-guide-pictures.ts doesn't define how to take ${file}. Add it there.`,
    );
  await picture.until(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  writeFileSync(`docs/${file}`, await picture.shot(page));
}
