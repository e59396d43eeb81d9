import type { Behavior } from "../step.ts";
import type { StatusLines } from "./schema.ts";

export interface ShownStatusLines extends StatusLines {
  /** The number of lines that have appeared. */
  appeared: number;
}

export const statusLines: Behavior<StatusLines, never, ShownStatusLines> = {
  states: (_, next, forVisitor) => ({
    initial: "waiting",
    states: {
      waiting: {
        after: {
          "status-line": [
            {
              guard: ({ context }) =>
                context.onScreen.count + 1 >= forVisitor(context).lines.length,
              target: "complete",
              actions: "count",
            },
            { target: "waiting", reenter: true, actions: "count" },
          ],
        },
      },
      complete: { after: { "status-rest": next } },
    },
  }),
  toViewModel: (step, visitor) => ({ ...step, appeared: visitor.onScreen.count }),
  canBePrepared: true,
  passing: true,
};
