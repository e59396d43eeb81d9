import { runFunnel } from "#tools/funnel-cli/run-funnel.ts";
import { processTerminal } from "#tools/funnel-cli/terminal/terminal.ts";

process.exitCode = await runFunnel(process.argv.slice(2), processTerminal());
