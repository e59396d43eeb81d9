import { readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { STORY_INDEX_INVALIDATED } from "storybook/internal/core-events";
import type { StoryIndexGenerator } from "storybook/internal/core-server";
import type { Presets } from "storybook/internal/types";
import { compileFunnelFolder } from "../vite/compile-cached.ts";
import { createOverlay } from "../vite/overlay.ts";

const FUNNEL = join(import.meta.dirname, "..", "..", "..", "funnel");
/** Editors and version control write many files at once. */
const QUIET_MS = 150;

/**
 * Makes Storybook list the screens again whenever the funnel changes. By itself it only reads the
 * chapter that was edited. But the flow decides which screens exist, and an edit to one file can
 * break or fix another chapter.
 */
export async function followFunnel(
  channel: { emit(event: string): void },
  presets: Presets,
): Promise<void> {
  const index = await presets.apply<StoryIndexGenerator>("storyIndexGenerator");
  sayWhatIsWrong();
  let waiting: NodeJS.Timeout | undefined;
  watch(FUNNEL, { recursive: true, persistent: false }, (_, file) => {
    if (!file?.endsWith(".yaml")) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      for (const chapter of readdirSync(join(FUNNEL, "steps")))
        index.invalidate(`./funnel/steps/${chapter}`, false);
      channel.emit(STORY_INDEX_INVALIDATED);
    }, QUIET_MS);
  });
}

/** Prints the errors before anyone opens a page, which shows them too. */
function sayWhatIsWrong(): void {
  const funnel = compileFunnelFolder(FUNNEL);
  if (Array.isArray(funnel)) console.error(createOverlay(funnel, FUNNEL).message);
}
