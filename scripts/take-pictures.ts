import { chromium, type Page } from "@playwright/test";
import { preview } from "vite";
import { ensureChromium, launchChromium } from "#tools/test-env/chromium.ts";

const FOLDER = "docs/pictures";
const PHONE = { width: 390, height: 844 };
const PORT = 4474;

/** The screens for the README, with the answers that a visitor would have given before each. */
const SCREENS: Record<string, string> = {
  start: "/",
  goals: "/goals",
  "meat-preferences": "/meat-preferences",
  sales: "/sales",
};
const ANSWERS = {
  gender: "female",
  goals: ["energy", "gut"],
  meatPreferences: { pork: "neutral", beef: "love" },
  mealPrepTime: "30-min",
};

ensureChromium();
const server = await preview({ preview: { port: PORT } });
const browser = await chromium.launch(launchChromium());
const page = await browser.newPage({ viewport: PHONE });
await page.addInitScript(
  (answers) => localStorage.setItem("quizState", answers),
  JSON.stringify(ANSWERS),
);
for (const [name, path] of Object.entries(SCREENS)) await take(page, name, path);
await browser.close();
await server.close();
console.log(`Took ${Object.keys(SCREENS).length} pictures into ${FOLDER}.`);

async function take(page: Page, name: string, path: string): Promise<void> {
  await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: "networkidle" });
  await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: "disabled" });
}
