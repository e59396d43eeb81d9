import { runFunnel } from "./run-funnel.ts";
import { capturingTerminal } from "./terminal/capturing-terminal.ts";

/** Runs a command and returns its output. */
export async function runInTerminal(...words: string[]) {
  const { terminal, printed, errors } = capturingTerminal();
  const code = await runFunnel(words, terminal);
  return { code, out: printed.join("\n"), errors: errors.join("\n") };
}
