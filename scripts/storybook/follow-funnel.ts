import { readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { STORY_INDEX_INVALIDATED } from "storybook/internal/core-events";
import type { StoryIndexGenerator } from "storybook/internal/core-server";
import type { Presets } from "storybook/internal/types";
import { compiled } from "../vite/contents.ts";
import { overlayOf } from "../vite/overlay.ts";

const FUNNEL = join(import.meta.dirname, "..", "..", "funnel");
/** Editors and version control write many files at once. */
const QUIET_MS = 150;

/**
 * Has Storybook list the screens again whenever the funnel changes. By itself it looks at the chapter that was written and at no other file,
 * but which screens there are says the flow, and a chapter that is broken by another file is mended by it.
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

/** Before anybody opens a page, which says it too. */
function sayWhatIsWrong(): void {
  const funnel = compiled(FUNNEL);
  if (Array.isArray(funnel)) console.error(overlayOf(funnel, FUNNEL).message);
}
