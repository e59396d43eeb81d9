import type { Answers } from "#lib/json.ts";
import type { Behavior } from "../step.ts";
import { FULL } from "./full.ts";
import type { Counter } from "./schema.ts";

export interface ShownCounter extends Counter {
  percent: number;
  done: boolean;
  /** For the visitor's own figure. */
  answers: Answers;
}

export const counter: Behavior<Counter, never, ShownCounter> = {
  states: (_, next) => ({
    initial: "counting",
    states: {
      counting: {
        after: {
          "counter-tick": [
            {
              guard: ({ context }) => context.onScreen.count + 1 >= FULL,
              target: "counted",
              actions: "count",
            },
            { target: "counting", reenter: true, actions: "count" },
          ],
        },
      },
      counted: { after: { "counter-rest": "done" } },
      done: { on: { continued: next } },
    },
  }),
  canBePrepared: true,
  toViewModel: (step, visitor) => ({
    ...step,
    percent: visitor.onScreen.count,
    done: visitor.state === "done",
    answers: visitor.answers,
  }),
};
