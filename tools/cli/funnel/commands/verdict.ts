import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { joinWithOr } from "#compiler/diagnostics/did-you-mean.ts";
import { verdictUsageMessages } from "#compiler/diagnostics/messages/cli/verdict.ts";
import type { Plan } from "#compiler/plan.ts";
import { createReport } from "#rules/experiments/report.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import type { Command } from "../command.ts";
import { compileOrReport } from "../compile-or-report.ts";
import { parseArguments } from "../parse-arguments.ts";
import { powerOptions, readPowerOptions } from "./power-options.ts";
import { type Counted, checkCounts, readArms, runningExperiment } from "./verdict/counts.ts";
import { countCsv } from "./verdict/csv.ts";
import { verdictInWords } from "./verdict/in-words.ts";
import { readCountedVisits } from "./verdict/read-counted-visits.ts";

export const command: Command = {
  summary: verdictUsageMessages.summary,
  usage: verdictUsageMessages.usage,
  async run(args, terminal) {
    const { values, positionals } = parseArguments({
      args,
      allowPositionals: true,
      options: {
        arm: { type: "string", multiple: true, default: [] as string[] },
        csv: { type: "string" },
        ...powerOptions,
        json: { type: "boolean" },
        folder: { type: "string", default: "funnel" },
      },
    });
    const [named, ...more] = positionals;
    if (more.length > 0) throw new UsageError(verdictUsageMessages.severalExperiments);
    if (values.csv !== undefined && values.arm.length > 0)
      throw new UsageError(verdictUsageMessages.armsAndCsv);
    const assumed = readPowerOptions(values);
    const compiled = compileOrReport(values.folder, terminal);
    if (!compiled) return 1;
    const id = named ?? onlyRunning(compiled.plan);
    const experiment = runningExperiment(compiled.plan, id);
    const counted = await readCounts(values, id, Object.keys(experiment.arms));
    const report = createReport(compiled.plan, id, checkCounts(counted, id, experiment), assumed);
    const mainFile = join(values.folder, "funnel.yaml");
    if (values.json) terminal.print(JSON.stringify(report, null, 2));
    else
      terminal.tell(
        verdictInWords(report, { question: experiment.question, file: mainFile }, terminal),
      );
    return report.finding.kind === "mismatch" ? 1 : 0;
  },
};

/** The counts as entered, from a table, or else as the visits were counted. */
async function readCounts(
  { arm, csv }: { arm: string[]; csv?: string | undefined },
  id: string,
  arms: string[],
): Promise<Counted[]> {
  if (csv !== undefined) return countCsv(readBytes(csv), csv, id, arms);
  return arm.length > 0 ? readArms(arm) : await readCountedVisits(id);
}

/** The experiment to report on if none is named. */
function onlyRunning({ experiments }: Plan): string {
  const running = Object.keys(experiments).filter((id) => experiments[id]?.winner === undefined);
  const [id, ...others] = running;
  if (id === undefined) throw new UsageError(verdictUsageMessages.noneRunning);
  if (others.length > 0)
    throw new UsageError(verdictUsageMessages.nameOne({ running: joinWithOr(running) }));
  return id;
}

function readBytes(file: string): Uint8Array {
  if (!existsSync(file)) throw new UsageError(verdictUsageMessages.missingFile({ file }));
  if (statSync(file).isDirectory()) throw new UsageError(verdictUsageMessages.isFolder({ file }));
  return readFileSync(file);
}
