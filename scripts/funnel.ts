import { runFunnel } from "./funnel/run-funnel.ts";
import { processTerminal } from "./funnel/terminal.ts";

process.exitCode = await runFunnel(process.argv.slice(2), processTerminal());
