import {
  type CampaignOptions,
  type CampaignResult,
  type FaultRow,
  parseNumber,
} from "../../campaign.ts";
import type { Lived } from "../../simulation/live-worlds.ts";

export const simulation: FaultRow = {
  name: "simulation",
  claim: "Whatever happens to the whole shop in days, each buyer gets what they paid for, once",
  inputs:
    "worlds that follow from a seed: visitors, buyers, members, strangers, banks, and an operator, with the pages' own code, on one virtual clock; some busy, some quiet for weeks",
  faults:
    "slow, broken, and silent connections, repeated requests, outages of each service, errors and lost events of the provider, and dying servers",
  count: { whole: 42, part: 3 },
  minutes: 6.1,
  isOnDemand: true,
  options: {
    days: "how long each world lasts",
    minutes: "as many worlds as there's time for, instead of a number of them",
  },
  run,
};

/** The first world is lived through a second time: its trace has to be the same. */
async function run({ count, seed: first, own, print }: CampaignOptions): Promise<CampaignResult> {
  const days = parseNumber("days", own.days, undefined);
  const minutes = parseNumber("minutes", own.minutes, undefined);
  // It loads the builder, which no other row needs.
  const { liveWorlds } = await import("../../simulation/live-worlds.ts");
  const begun = performance.now();
  const hoursPassed = () => (performance.now() - begun) / 3_600_000;
  const all: Lived[] = [];
  function* seeds() {
    const hasTime = (nth: number) => (minutes ? hoursPassed() < minutes / 60 : nth < count);
    for (let nth = 0; nth === 0 || hasTime(nth); nth += 1) yield first + nth;
    yield first;
  }
  await liveWorlds(
    seeds(),
    (lived) => {
      all.push(lived);
      const { seed, steps, problems, hash, file } = lived;
      print(
        `seed ${seed}: ${lived.days} days, ${steps} steps, ${problems.length} problems, ${hash}`,
      );
      if (problems.length > 0 || count === 1) print(`  ${file}`);
    },
    days,
  );
  return judge(all, first, hoursPassed());
}

function judge(all: Lived[], first: number, hours: number): CampaignResult {
  const hashes = new Set(all.filter(({ seed }) => seed === first).map(({ hash }) => hash));
  const sum = (of: (lived: Lived) => number) => all.reduce((total, one) => total + of(one), 0);
  const [days, steps, payments] = [
    sum((lived) => lived.days),
    sum((lived) => lived.steps),
    sum((lived) => lived.payments),
  ];
  const problems = all.flatMap((lived) =>
    lived.problems.map((problem) => `seed ${lived.seed}: ${problem}`),
  );
  if (hashes.size > 1) problems.push(`seed ${first} can't be replayed`);
  const number = (figure: number) => Math.round(figure).toLocaleString("en");
  return {
    isKept: problems.length === 0,
    figures: `${number(all.length - 1)} worlds, one of them twice, of ${number(days)} days, ${number(steps)} steps, and ${number(payments)} payments: ${number(problems.length)} problems. ${number(days / hours)} days an hour`,
    problems,
  };
}
