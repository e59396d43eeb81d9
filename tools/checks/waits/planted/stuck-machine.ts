import { createMachine } from "xstate";

export const stuckMachine = createMachine({
  initial: "asking",
  states: { asking: { invoke: { src: "ask", onDone: "done" } }, done: {} },
});
