import { join } from "node:path";
import { startServer } from "../process.ts";
import type { Section } from "../section.ts";
import { median } from "../speed/figures.ts";
import { table } from "../table.ts";
import { withBrowser } from "../with-browser.ts";

const PORT = "6306";
const STORYBOOK = join(
  import.meta.dirname,
  "..",
  "..",
  "..",
  "..",
  "node_modules",
  "storybook",
  "dist",
  "bin",
  "dispatcher.js",
);
const STORY_TIMEOUT_MS = 120_000;

export const storybook: Section = {
  name: "storybook",
  title: "The start of Storybook",
  explanation: `\`npm run storybook\`: from the start of the process until it lists its stories, and until a browser that opens it then shows one.`,
  async measure(rounds) {
    const [listed, shown]: [number[], number[]] = [[], []];
    const origin = `http://localhost:${PORT}`;
    for (let round = 0; round < rounds; round += 1) {
      const started = await startServer([STORYBOOK, "dev", "--port", PORT, "--no-open", "--ci"], {
        url: `${origin}/index.json`,
      });
      const { entries }: { entries: Record<string, { id: string; type: string }> } = await (
        await fetch(`${origin}/index.json`)
      ).json();
      const story = Object.values(entries).find(({ type }) => type === "story");
      const begun = performance.now();
      await withBrowser(async (browser) => {
        const page = await browser.newPage();
        await page.goto(`${origin}/iframe.html?viewMode=story&id=${story?.id}`);
        await page.locator("#storybook-root > *").first().waitFor({ timeout: STORY_TIMEOUT_MS });
      });
      listed.push(started.ms);
      shown.push(started.ms + performance.now() - begun);
      await started.stop();
    }
    const seconds = (values: number[]) => `${(median(values) / 1000).toFixed(1)} s`;
    return table(["Stories listed", "A story on screen"], [[seconds(listed), seconds(shown)]]);
  },
};
