import type { PlantedBug } from "../teeth/planted-bug.ts";

const reload = "src/ui/loading/reload-for-newer-build.ts";

export const bugsOfOlderBuilds: PlantedBug[] = [
  [
    "shows the error screen instead of a newer build",
    reload,
    "  reload();\n  return true;",
    "  return false;",
  ],
  [
    "doesn't reload a page without its script",
    "tools/build/hosting/page-start-plugin.ts",
    "    location.reload();\n",
    "",
  ],
  [
    "forgets the answers with the reload",
    reload,
    "  reload();\n",
    '  window.localStorage.removeItem("quizState");\n  reload();\n',
  ],
];
