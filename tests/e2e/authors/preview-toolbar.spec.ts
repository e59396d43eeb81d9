import { expect, test } from "./authoring.ts";
import { open, openAnswers } from "./preview-page.ts";

const WIDTHS = [900, 1024, 1280, 1440];
const MORE = [
  "headline-with-the-guarantee-next-to-it",
  "price",
  "questions-about-food-before-the-body",
];

const writeExperiment = (id: string) =>
  `  ${id}:\n    question: Does ${id} sell more plans than what was there until now?\n    arms: { as-it-was: 50%, with-the-change: 50% }\n`;
const ARMS = "    arms: { A: 50%, B: 50% }\n";
const EXPERIMENTS = /\nexperiments:\n(?: {2}.*\n)+/;

for (const count of [0, 1, 2, 4]) {
  test(`with ${count} experiments the bar stays on one line in every window, and each arm can be switched`, async ({
    page,
    funnel,
  }) => {
    if (count === 0) {
      const without = funnel.original("funnel.yaml").replace(EXPERIMENTS, "\nexperiments: {}\n");
      funnel.write(
        "funnel.yaml",
        without
          .replace("split: summary\n    A:", "when: { gender: male }\n    then:")
          .replace("\n    B:", "\n    else:"),
      );
    } else {
      funnel.edit(
        "funnel.yaml",
        ARMS,
        ARMS +
          MORE.slice(0, count - 1)
            .map(writeExperiment)
            .join(""),
      );
    }
    await open(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() =>
          page
            .getByRole("banner")
            .evaluate((bar) => [bar.clientHeight <= 64, bar.scrollWidth - bar.clientWidth]),
        )
        .toEqual([true, 0]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        "nothing sticks out",
      ).toBe(width);
      await expect(page.getByRole("button", { name: "Answers", exact: true })).toBeInViewport({
        ratio: 1,
      });
    }
    await openAnswers(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight),
      "the page itself never scrolls",
    ).toBe(800);
    const panel = page.getByRole("complementary", { name: "Preview as" });
    await expect(panel.getByRole("radio", { name: / %$/ })).toHaveCount(2 * count);
    if (count === 4) {
      await panel
        .getByRole("group", { name: /price/ })
        .getByRole("radio", { name: /with-the-change/ })
        .check();
      await expect(page).toHaveURL(/variant=price:with-the-change/);
    }
  });
}
