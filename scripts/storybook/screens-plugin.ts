import { basename, join, sep } from "node:path";
import type { Plugin } from "vite";
import { exportNameOf, screensIn, tagsOf } from "./screens-indexer.ts";

/** Gives Storybook a module of stories for each chapter of the funnel, and again whenever the chapter changes. */
export function screensPlugin(folder: string): Plugin {
  const steps = join(folder, "steps") + sep;
  return {
    name: "funnel-screens",
    enforce: "pre",
    load: {
      filter: { id: /[\\/]funnel[\\/]steps[\\/][^\\/]+\.yaml$/ },
      handler: (file) => storiesOf(file),
    },
    // before the funnel's own plugin, which keeps every change to itself
    hotUpdate: { order: "pre", handler: ({ file, modules }) => (file.startsWith(steps) ? modules : undefined) },
  };
}

function storiesOf(file: string): string {
  const stories = screensIn(file).map((screen) => {
    const { name, route, answers, arms } = screen;
    const fields = { name, tags: tagsOf(screen), args: { route, answers, arms, waitedMs: 0 } };
    // bare keys: what reads the tags looks for no others
    const text = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    return `export const ${exportNameOf(screen)} = { ${text.join(", ")} };`;
  });
  return [
    'import { ScreenOfFunnel } from "/stories/screens/screen-of-funnel.tsx";',
    `export default { title: "Screens/${basename(file, ".yaml")}", component: ScreenOfFunnel, parameters: { layout: "fullscreen" } };`,
    ...stories,
  ].join("\n");
}
