import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runFunnel } from "../../run-funnel.ts";
import { tempFunnel } from "../../temp-funnel.fixtures.ts";
import { capturingTerminal } from "../../terminal/capturing-terminal.ts";

/**
 * Runs the command on a changed copy of the small funnel. Returns the output and the file's new
 * text.
 */
export async function runNew(
  args: string[],
  {
    file = "funnel.yaml",
    answers = [] as string[],
    changes = [] as Parameters<typeof tempFunnel>,
  } = {},
) {
  const folder = tempFunnel(...changes);
  const { terminal, printed, errors, asked } = capturingTerminal({ answers });
  const code = await runFunnel(["new", ...args, "--folder", folder], terminal);
  const said = [...printed, ...errors].join("\n").replaceAll(folder, "funnel");
  return { code, said, asked, text: readFileSync(join(folder, file), "utf8") };
}
