import { basename, sep } from "node:path";
import type { Plugin } from "vite";
import { exportNameOf, screensIn, tagsOf } from "./screens-indexer.ts";

const CHAPTER = /[\\/]funnel[\\/]steps[\\/][^\\/]+\.yaml$/;

/** Gives Storybook a module of stories for each chapter of the funnel, and again whenever the funnel changes. */
export function screensPlugin(folder: string): Plugin {
  return {
    name: "funnel-screens",
    enforce: "pre",
    load: {
      filter: { id: CHAPTER },
      handler: (file) => storiesOf(file),
    },
    // of every chapter: which screens there are says the flow, and what was answered before them the other chapters
    hotUpdate({ file, modules }) {
      if (!file.startsWith(folder + sep) || !file.endsWith(".yaml")) return;
      const chapters = [...this.environment.moduleGraph.idToModuleMap].flatMap(([id, module]) => (CHAPTER.test(id) ? module : []));
      return [...modules, ...chapters];
    },
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
