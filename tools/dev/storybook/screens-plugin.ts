import { basename, sep } from "node:path";
import type { Plugin } from "vite";
import { compileFunnelFolder } from "../vite/compile-cached.ts";
import { findScreens, toExportName, toTags } from "./screens-indexer.ts";

const CHAPTER = /[\\/]funnel[\\/]steps[\\/][^\\/]+\.yaml$/;
/** Storybook's own list of story files. Updating it would remove the error overlay. */
const STORY_FILES = /storybook-stories\.js$/;
/** Editors empty a file before they write it. */
const SECOND_LOOK_MS = 160;

/**
 * Provides Storybook with a module of stories for each chapter of the funnel, and updates it
 * whenever the funnel changes.
 */
export function screensPlugin(folder: string): Plugin {
  return {
    name: "funnel-screens",
    enforce: "pre",
    load: {
      filter: { id: CHAPTER },
      handler: (file) => writeStories(file),
    },
    // Updates every chapter: the flow decides which screens exist, and other chapters supply the
    // answers given before them.
    hotUpdate({ file, modules }) {
      const isSound = () => !Array.isArray(compileFunnelFolder(folder));
      if (STORY_FILES.test(file) && !isSound()) return [];
      if (!file.startsWith(folder + sep) || !file.endsWith(".yaml")) return undefined;
      const { environment } = this;
      const chapters = [...environment.moduleGraph.idToModuleMap].flatMap(([id, module]) =>
        CHAPTER.test(id) ? module : [],
      );
      if (isSound()) return [...modules, ...chapters];
      // The current screen stays under the error overlay. The file may be half written, so check
      // once more in a moment.
      setTimeout(() => {
        if (isSound()) for (const chapter of chapters) void environment.reloadModule(chapter);
      }, SECOND_LOOK_MS);
      return undefined;
    },
  };
}

function writeStories(file: string): string {
  const stories = findScreens(file).map((screen) => {
    const { name, route, answers, arms } = screen;
    const fields = { name, tags: toTags(screen), args: { route, answers, arms, waitedMs: 0 } };
    // Keys without quotes: the tool that reads the tags expects them that way.
    const text = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    return `export const ${toExportName(screen)} = { ${text.join(", ")} };`;
  });
  return [
    'import { ScreenOfFunnel } from "/stories/screens/screen-of-funnel.tsx";',
    `export default { title: "Screens/${basename(file, ".yaml")}", component: ScreenOfFunnel, parameters: { layout: "fullscreen" } };`,
    ...stories,
  ].join("\n");
}
