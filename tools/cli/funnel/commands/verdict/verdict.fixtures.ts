import { runInTerminal } from "../../run-in-terminal.fixtures.ts";
import { tempFunnel } from "../../temp-funnel.fixtures.ts";

/** The verdict on the experiment of the small funnel. */
export const verdict = (...words: string[]) =>
  runInTerminal("verdict", "order", "--folder", tempFunnel(), ...words);
