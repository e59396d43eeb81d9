/** The output of `funnel simulate`. */
export const simulateMessages = {
  summary:
    "Send random visitors through the funnel, for test data and to plan how long an experiment must run (not a forecast)",
  usage: [
    "--visitors <number>   the number of visitors (default: 10000)",
    "--seed <number>       the same seed gives the same visitors (default: 1)",
    "--drop-off <share>    visitors who leave at each step (default: 3%), or at one type: --drop-off email=15%",
    "--buy <share>         visitors on the sales page who buy (default: 5%)",
    "--baseline <share>    visitors who buy today, to plan how long experiments must run (default: 3%)",
    "--effect <share>      the smallest change worth finding, relative to the baseline (default: 10%)",
    "--alpha <share>       how often chance may look like a difference (default: 5%)",
    "--power <share>       how often a real difference is found (default: 80%)",
    "--traffic <number>    visitors per day (default: 1000)",
    "--json                print JSON; --csv prints the visitors themselves, one per line",
    "--folder <folder>     use another funnel than the one in funnel/",
  ].join("\n"),
  jsonAndCsv: "Use --json or --csv, not both.",

  note: "Made-up visitors who answer and leave at random: test data, not a forecast.",
  result: ({ visitors, seed, seconds, buyers, share }: Record<ResultField, string>) =>
    `${visitors} visitors, seed ${seed}, in ${seconds} s: ${buyers} bought (${share}).`,
  assumptions: ({ leave, byType, buy }: { leave: string; byType: Leaving[]; buy: string }) =>
    `Assumptions: ${[`${leave} leave at each step`, ...byType.map(({ type, share }) => `${share} at ${type}`)].join(", ")}; ${buy} of visitors on the sales page buy.`,
  stepColumns: ["step", "reached", "of all", "left", "drop-off", "bought"],
  armColumns: ["arm", "visitors", "share", "bought", "conversion"],
  stepAgain: ({ step }: { step: string }) => `${step} (again)`,

  durationHeading: "How long an experiment must run",
  durationGoal: ({ from, to, perDay }: { from: string; to: string; perDay: string }) =>
    `To detect a change from ${from} to ${to} of visitors who buy, with ${perDay} visitors per day.`,
  durationMethod: ({ alpha, power }: { alpha: string; power: string }) =>
    `Two-sided test of two proportions, alpha ${alpha}, power ${power}. Set --baseline, --effect, and --traffic to your own numbers.`,
  duration: ({ experiment, arms, visitors, days, isOneDay }: Duration) =>
    `${experiment}: ${arms.map(({ arm, visitors: needed }) => `${needed} visitors in ${arm}`).join(", ")}; ${visitors} in total, ${days} ${isOneDay ? "day" : "days"}.`,
};

type ResultField = "visitors" | "seed" | "seconds" | "buyers" | "share";

interface Leaving {
  type: string;
  share: string;
}

interface Duration {
  experiment: string;
  arms: { arm: string; visitors: string }[];
  visitors: string;
  days: string;
  isOneDay: boolean;
}
