import { type ArmsVerdict, armsVerdict } from "#rules/experiments/arms-verdict.ts";
import type { PublishedExperiments } from "#rules/experiments/published-experiments.ts";
import type { Report } from "#rules/experiments/report.ts";
import { missingText, verdictText } from "#rules/experiments/verdict-text.ts";
import { addDays, countDays, toDay } from "#rules/numbers/days.ts";
import { operatorVerdict } from "../_shared/mails/operator-verdict.ts";
import { settings } from "../_shared/settings.ts";
import { type CountedArm, readCountedArms } from "./counted-arms.ts";
import { fetchExperiments } from "./fetch-experiments.ts";
import { type Mailing, mailOnce } from "./mail-once.ts";
import { type Round, readRounds } from "./rounds.ts";

export interface VerdictsReport {
  experiments: {
    experiment: string;
    /** The verdict, or why there's none, in the words of the page /numbers. */
    verdict: string;
    /** The outcome of the mail; null if there's nothing to say. */
    mail: Mailing | null;
  }[];
}

/** The longest range that /numbers shows. */
const MAX_DAYS = 400;

/** Works out the verdict of each experiment of the site, and mails those that are new. */
export async function reportVerdicts(now: Date): Promise<VerdictsReport> {
  const experiments = await fetchExperiments();
  const rounds = await readRounds(experiments);
  const report: VerdictsReport = { experiments: [] };
  for (const id of Object.keys(experiments)) {
    const round = rounds[id] ?? { round: 1, began: null };
    const counted = await countArms(experiments, id, round, toDay(now));
    const verdict = armsVerdict({ experiments }, id, counted);
    const found = "missing" in verdict ? undefined : verdict.report;
    const mail = found ? await mailIfNew(found, experiments, round, counted) : null;
    report.experiments.push({ experiment: id, verdict: inWords(verdict), mail });
  }
  return report;
}

interface Counted {
  from: string;
  to: string;
  days: number;
  arms: { arm: string; visits: number; orders: number }[];
  mayBeHidden: boolean;
}

/** Reads the counts since the round began. */
async function countArms(
  experiments: PublishedExperiments,
  id: string,
  { began }: Round,
  to: string,
): Promise<Counted> {
  const longest = addDays(to, 1 - MAX_DAYS);
  const since = began !== null && began > longest ? began : longest;
  const running = experiments[id]?.arms ?? {};
  const counted = (await readCountedArms(id, since, to)).filter(({ arm }) =>
    Object.hasOwn(running, arm),
  );
  const from = findFirstDay(counted) ?? since;
  const arms = counted.flatMap(({ arm, visits, orders = 0 }) =>
    visits === undefined ? [] : [{ arm, visits, orders }],
  );
  const mayBeHidden = arms.length < counted.length;
  return { from, to, days: countDays({ from, to }), arms, mayBeHidden };
}

const findFirstDay = (arms: CountedArm[]): string | undefined =>
  arms.flatMap(({ firstDay }) => firstDay ?? []).toSorted()[0];

/** Mails a result or an alarm. Null: it's too early. */
async function mailIfNew(
  found: Report,
  experiments: PublishedExperiments,
  { round }: Round,
  { from, to }: Counted,
): Promise<Mailing | null> {
  const { experiment, finding } = found;
  if (finding.kind === "too-early") return null;
  const occasion = finding.kind === "mismatch" ? "alarm" : "verdict";
  const question = experiments[experiment]?.question ?? "";
  const site = settings().SITE_URL;
  const mail = operatorVerdict.write({ report: found, question, from, to, site });
  return mailOnce({ experiment, round, occasion }, mail);
}

const inWords = (verdict: ArmsVerdict): string =>
  "missing" in verdict ? missingText[verdict.missing] : verdictText(verdict.report).label;
