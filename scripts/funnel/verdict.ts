import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { oneOf } from "#funnel/did-you-mean.ts";
import type { Plan } from "#funnel/plan.ts";
import { assumedOptions, readAssumed } from "./assumed-options.ts";
import { type Command, Misuse } from "./command.ts";
import { compiledFolder } from "./compiled-folder.ts";
import { checkedCounts, readArms, runningExperiment } from "./verdict/counts.ts";
import { countedInCsv } from "./verdict/csv.ts";
import { verdictInWords } from "./verdict/in-words.ts";
import { reportOn } from "./verdict/report.ts";

export const command: Command = {
  summary:
    "says what an experiment has shown so far, and whether to go on; looking every day is no mistake",
  usage: [
    "<experiment>          its id in funnel.yaml; may be left out while only one is running",
    "--arm A=10230:301     the visitors and the buyers of arm A; once for each arm",
    "--csv <file>          a table of visitors instead, a line each, as simulate --csv prints it",
    "--baseline <share>    of all visitors who bought before it began; 3% where not said",
    "--effect <share>      the smallest change worth finding, of the baseline; 10% where not said",
    "--alpha <share>       how often chance may pass for a difference; 5% where not said",
    "--power <share>       how often a real difference is found at the planned size; 80% where not said",
    "--traffic <number>    visitors a day; 1000 where not said",
    "--json                for programs",
    "--folder <folder>     another funnel than the one in funnel/",
    "",
    "It ends with 1 where the arms have other sizes than their shares, since nothing can be said then.",
  ].join("\n"),
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        arm: { type: "string", multiple: true, default: [] as string[] },
        csv: { type: "string" },
        ...assumedOptions,
        json: { type: "boolean" },
        folder: { type: "string", default: "funnel" },
      },
    });
    const [named, ...more] = positionals;
    if (more.length > 0) throw new Misuse("Name one experiment.");
    if (values.csv !== undefined && values.arm.length > 0)
      throw new Misuse("Give the counts by --arm or by --csv, not both.");
    if (values.csv === undefined && values.arm.length === 0)
      throw new Misuse("Say what was counted, by --arm A=10230:301 for each arm or by --csv.");
    const assumed = readAssumed(values);
    const compiled = compiledFolder(values.folder, terminal);
    if (!compiled) return 1;
    const id = named ?? onlyRunning(compiled.plan);
    const experiment = runningExperiment(compiled.plan, id);
    const counted =
      values.csv === undefined
        ? readArms(values.arm)
        : countedInCsv(textOf(values.csv), values.csv, id);
    const report = reportOn(compiled.plan, id, checkedCounts(counted, id, experiment), assumed);
    const place = join(values.folder, "funnel.yaml");
    if (values.json) terminal.print(JSON.stringify(report, null, 2));
    else terminal.tell(verdictInWords(report, { question: experiment.question, place }, terminal));
    return report.finding.kind === "mismatch" ? 1 : 0;
  },
};

/** The experiment that is meant where none is named. */
function onlyRunning({ experiments }: Plan): string {
  const running = Object.keys(experiments).filter((id) => experiments[id]?.winner === undefined);
  const [id, ...others] = running;
  if (id === undefined)
    throw new Misuse("No experiment is running, so there is nothing to find out.");
  if (others.length > 0) throw new Misuse(`Name one experiment: ${oneOf(running)}.`);
  return id;
}

function textOf(file: string): string {
  if (!existsSync(file)) throw new Misuse(`There is no file "${file}".`);
  if (statSync(file).isDirectory())
    throw new Misuse(`"${file}" is a folder. Name the table in it.`);
  return readFileSync(file, "utf8");
}
