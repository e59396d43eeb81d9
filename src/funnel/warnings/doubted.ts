import { problemLine } from "../problem.ts";
import { smallAssets, sound } from "../small-funnel.ts";
import { warningsOf } from "../warnings.ts";

/** What a marketer is told to look at again in the small funnel once it is changed so, a line for each doubt. For tests. */
export function doubted(...changes: Parameters<typeof sound>): string {
  const images = { ...smallAssets.images, words: "<svg><text>500+ meals</text></svg>" };
  return (
    warningsOf(sound(...changes), { ...smallAssets, images })
      .map(problemLine)
      .join("\n") || "nothing"
  );
}
