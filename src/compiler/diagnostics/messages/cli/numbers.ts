/** The output of `funnel numbers`, and the reasons why the numbers can't be read. */
export const numbersMessages = {
  summary: "Show what visitors did: visits, orders, and each place with the median seconds on it",
  usage: [
    "--from <date>       the first day, as 2026-01-31 (default: 27 days before the last)",
    "--to <date>         the last day, included (default: today). Days are UTC",
    "--by <group>        also each arm, source, or version",
    "--json              print JSON",
    "--folder <folder>   use another funnel than the one in funnel/",
    "",
    "It reads the running `npm start`, or the project that NUMBERS_FROM names, with its SUPABASE_SECRET_KEY.",
  ].join("\n"),

  wrongDay: ({ option, text }: { option: string; text: string }) =>
    `"${text}" isn't a day. Write ${option} as 2026-01-31.`,
  wrongOrder: ({ from, to }: { from: string; to: string }) =>
    `${from} is after ${to}. Write the first day after --from, and the last one after --to.`,
  unknownGroup: ({ text }: { text: string }) =>
    `There are no groups by "${text}". Use --by arm, --by source, or --by version.`,

  noKey: ({ address }: { address: string }) =>
    `There's no key for ${address}. Set SUPABASE_SECRET_KEY in the environment or in .env.production.local.`,
  notStarted: ({ folder }: { folder: string }) =>
    `There are no numbers on this machine: ${folder} doesn't exist. Run npm start first, or name a project with NUMBERS_FROM.`,
  unreachable: ({ address }: { address: string }) =>
    `${address} doesn't answer. Is it running? Name another one with NUMBERS_FROM.`,
  refused: ({ address, status }: { address: string; status: number }) =>
    `${address} refused (${status}). Check SUPABASE_SECRET_KEY, and whether its database has the latest migrations.`,

  total: ({ visits, orders, revenue, refunds }: Record<string, string>) =>
    `${visits} ${visits === "1" ? "visit" : "visits"}, ${orders} ${orders === "1" ? "order" : "orders"}, ${revenue} paid, ${refunds} refunded`,
  days: ({ from, to }: { from: string; to: string }) => `From ${from} to ${to}`,
  columns: ["Place", "Entered", "Left", "Inside", "Median"],
  nothing: "Nothing was counted.",
  groups: { arm: "Arm", source: "Source", version: "Version" },
  fewVisits: "Groups with fewer than 5 visits are left out, because they could point to a person.",
  groupColumns: ["Visits", "Orders", "Paid", "Refunded"],
};
