import type { FunnelFiles } from "../read-funnel.ts";
import { smallFunnel } from "../small-funnel.ts";
import { differenceOf } from "./difference.ts";
import { writtenFunnel } from "./written.ts";

/** What `diff` tells of two funnels, a line a change. */
export function told(after: FunnelFiles, before: FunnelFiles = smallFunnel()): string {
  return differenceOf(writtenFunnel(before), writtenFunnel(after), () => undefined)
    .map(({ part, sentence, before: old, after: now }) =>
      [`${part}: ${sentence}`, old && `- ${old}`, now && `+ ${now}`].filter(Boolean).join("\n"),
    )
    .join("\n");
}

/** What `diff` tells of these changes of the small funnel. */
export const changed = (...changes: Parameters<typeof smallFunnel>[number][]) =>
  told(smallFunnel(...changes));
