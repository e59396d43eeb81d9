import type { Assets } from "../assets.ts";
import { compileFunnel } from "../compile-funnel.ts";
import { problemLine } from "../problem.ts";
import { smallAssets, smallFunnel } from "../small-funnel.ts";
import { warningsOf } from "../warnings.ts";

const assets: Assets = {
  ...smallAssets,
  images: { ...smallAssets.images, words: "<svg><text>500+ meals</text></svg>" },
};

/** What a marketer is told to look at again in the small funnel once it is changed so, a line for each doubt. For tests. */
export function doubted(...changes: Parameters<typeof smallFunnel>): string {
  const funnel = compileFunnel(smallFunnel(...changes), assets);
  if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
  return warningsOf(funnel, assets).map(problemLine).join("\n") || "nothing";
}
