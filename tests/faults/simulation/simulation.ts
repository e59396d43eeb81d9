import type { Lived } from "../../simulation/live-worlds.ts";
import type { Row, RowOptions, RowResult } from "../row.ts";

export const simulation: Row = {
  name: "simulation",
  claim: "Whatever happens to the whole shop in days, each buyer gets what they paid for, once",
  inputs:
    "worlds that follow from a seed: visitors, buyers, members, strangers, banks, and an operator, with the pages' own code, on one virtual clock; some busy, some quiet for weeks",
  faults:
    "slow, broken, and silent connections, repeated requests, outages of each service, errors and lost events of the provider, and dying servers",
  count: { whole: 42, part: 3 },
  isLong: true,
  run,
};

/** The first world is lived through a second time: its trace has to be the same. */
async function run({ count, seed: first, print }: RowOptions): Promise<RowResult> {
  // It loads the builder, which no other row needs.
  const { liveWorlds } = await import("../../simulation/live-worlds.ts");
  const begun = performance.now();
  const all: Lived[] = [];
  const seeds = Array.from({ length: count }, (_, nth) => first + nth);
  await liveWorlds([...seeds, first], (lived) => {
    all.push(lived);
    print(`seed ${lived.seed}: ${lived.problems.length} problems, ${lived.hash}`);
  });
  const hours = (performance.now() - begun) / 3_600_000;

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
    figures: `${number(count)} worlds, one of them twice, of ${number(days)} days, ${number(steps)} steps, and ${number(payments)} payments: ${number(problems.length)} problems. ${number(days / hours)} days an hour`,
    problems,
  };
}
