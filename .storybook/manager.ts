import { useEffect, useRef } from "react";
import { SET_CURRENT_STORY, STORY_MISSING } from "storybook/internal/core-events";
import { addons, types, useStorybookApi, useStorybookState } from "storybook/manager-api";
import { nextStory } from "../scripts/storybook/next-story.ts";
import { sidebarLabel } from "../scripts/storybook/sidebar-label.ts";

addons.setConfig({ sidebar: { renderLabel: sidebarLabel } });
addons.register("funnel", () =>
  addons.add("funnel/next-story", { type: types.TOOL, title: "Next story", render: NextStory }),
);

/** Shows nothing. Whoever removes or renames the step on screen is led on, instead of being told by Storybook that a story was not found. */
function NextStory() {
  const api = useStorybookApi();
  const { index, storyId } = useStorybookState();
  const before = useRef(index);
  useEffect(() => {
    const next = index && before.current && nextStory(storyId, before.current, index);
    if (next) api.selectStory(next);
    if (index?.[storyId]) before.current = index;
  }, [api, index, storyId]);
  // a page that was loaded anew meanwhile still looks for the one before
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
