import type { Page } from "@playwright/test";
import postcss from "postcss";

const ASKED_FOR = ["container-type", "1cqi", "1dvh", "overflow:clip", "selector(:has"];

/**
 * Shows pages like a browser without container queries, `:has()`, `cqi`, `dvh`, `overflow: clip`,
 * or `color-mix()`: Safari 15.4, Chrome 100, Firefox 104.
 */
export async function asInOlderBrowsers(page: Page): Promise<void> {
  await page.route("**/assets/*.css", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutNewStyles(await response.text()) });
  });
}

function withoutNewStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules("container", (rule) => void rule.remove());
  root.walkRules(/:has\(/, (rule) => void rule.remove());
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (
      prop.startsWith("container") ||
      /\d(cqi|[dsl]v[hw])\b|color-mix\(/.test(value) ||
      (prop.startsWith("overflow") && value === "clip")
    )
      declaration.remove();
  });
  root.walkAtRules("supports", (rule) => {
    const asked = rule.params.replaceAll(" ", "");
    if (asked.startsWith("not") && ASKED_FOR.some((feature) => asked.includes(feature)))
      rule.replaceWith(rule.nodes ?? []);
  });
  return root.toString();
}
