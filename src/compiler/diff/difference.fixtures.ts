import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { type Change, smallFunnel } from "#compiler/small-funnel.fixtures.ts";
import { compareFunnels } from "./difference.ts";
import { writtenFunnel } from "./written.ts";

/** The output of `diff` for two funnels, one line per change. */
export function describeChanges(after: FunnelFiles, before: FunnelFiles = smallFunnel()): string {
  return compareFunnels(writtenFunnel(before), writtenFunnel(after), () => undefined)
    .map(({ part, sentence, before: old, after: now }) =>
      [`${part}: ${sentence}`, old && `- ${old}`, now && `+ ${now}`].filter(Boolean).join("\n"),
    )
    .join("\n");
}

/** The output of `diff` for these changes to the small funnel. */
export const diffSmallFunnel = (...changes: Change[]) => describeChanges(smallFunnel(...changes));
