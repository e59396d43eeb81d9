import { useEffect, useRef } from "react";
import { SET_CURRENT_STORY, STORY_MISSING } from "storybook/internal/core-events";
import { addons, types, useStorybookApi, useStorybookState } from "storybook/manager-api";
import { nextStory } from "#tools/dev/storybook/next-story.ts";
import { sidebarLabel } from "#tools/dev/storybook/sidebar-label.ts";

addons.setConfig({ sidebar: { renderLabel: sidebarLabel } });
addons.register("funnel", () =>
  addons.add("funnel/next-story", { type: types.TOOL, title: "Next story", render: NextStory }),
);

/**
 * Renders nothing. If the current step is removed or renamed, selects the next story, so that
 * Storybook doesn't report a missing one.
 */
function NextStory() {
  const api = useStorybookApi();
  const { index, storyId } = useStorybookState();
  const before = useRef(index);
  useEffect(() => {
    const next = index && before.current && nextStory(storyId, before.current, index);
    if (next) api.selectStory(next);
    if (index?.[storyId]) before.current = index;
  }, [api, index, storyId]);
  // A page that reloaded in the meantime still looks for the previous story.
  useEffect(
    () =>
      api.on(STORY_MISSING, (missing?: string) => {
        if (missing !== storyId && index?.[storyId])
          api.emit(SET_CURRENT_STORY, { storyId, viewMode: "story" });
      }),
    [api, index, storyId],
  );
  return null;
}
