import { runFunnel } from "#tools/cli/funnel/run-funnel.ts";
import { processTerminal } from "#tools/cli/funnel/terminal/terminal.ts";

process.exitCode = await runFunnel(process.argv.slice(2), processTerminal());
