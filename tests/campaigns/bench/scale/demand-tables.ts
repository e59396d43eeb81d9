import { table } from "../table.ts";
import { type Assumptions, assumptions } from "./assumptions.ts";
import { number, percent, thousands } from "./format.ts";
import { inOrder, type Limit, visitorsAt } from "./limits.ts";
import type { Measured } from "./measure.ts";
import { type Demand, simulate } from "./model.ts";

const CONVERSIONS = [0.005, 0.01, 0.02, 0.04, 0.08];

export function assumptionList(given: Assumptions): string {
  const peak = (100 / 24) * (1 + given.daySwing);
  return `Each column has another conversion: the share of visitors who buy. These assumptions aren't measured either:

- ${percent(given.bounceShare)} of the visitors leave the entrance without a press. All others count as if they reached the sales page, which is more than real ones do.
- ${peak.toFixed(1)} % of a day's visitors come in its busiest hour. Ads are bought by country, so visitors live in neighboring time zones: nights have a fifth of the mean, evenings ${(1 + given.daySwing).toFixed(1)} times as much. The busiest minute has ${given.burst} times the mean of its hour.
- ${given.checkoutsPerBuyer} sessions are opened at the payment provider for each one that is paid, and ${given.verifiesPerBuyer === 1 ? "every" : "not every"} buyer is back before the provider's event.
- A member comes ${given.visitsPerMemberDay === 1 ? "once" : given.visitsPerMemberDay} a day. Of those who still come, ${percent(given.monthlyChurn)} stop within 30 days: the program has 30 days.
- Events of visits are kept for ${given.eventDays} days, and those of a visitor who leaves at once take as much as any other's.
- ${percent(given.resetsPerMemberMonth)} of the members ask for a new password each month.`;
}

export function demandTable(measured: Measured): string {
  const columns = CONVERSIONS.map((conversion) =>
    simulate(measured, { ...assumptions, conversion }),
  );
  const row = (title: string, read: (asked: Demand) => string) => [title, ...columns.map(read)];
  return table(
    ["Conversion", ...CONVERSIONS.map(percent)],
    [
      row("Buyers a day", (asked) => thousands(asked.buyersPerDay)),
      row("Members who come, after a year", (asked) => thousands(asked.members)),
      row(
        "Static host: requests / Mbit a second",
        (asked) =>
          `${thousands(asked.static.perSecond)} / ${thousands(asked.static.megabitsPerSecond)}`,
      ),
      row(
        "Static host: million requests / TB a month",
        (asked) =>
          `${thousands(asked.static.perMonth / 1e6)} / ${number(asked.static.gigabytesPerMonth / 1000)}`,
      ),
      row(
        "Function calls a second / million a month",
        (asked) =>
          `${number(asked.functions.perSecond)} / ${number(asked.functions.perMonth / 1e6)}`,
      ),
      row("Database API, from browsers: requests a second", (asked) =>
        thousands(asked.rest.perSecond),
      ),
      row("Auth: requests a second", (asked) => thousands(asked.auth.perSecond)),
      row("Backend: GB sent a month", (asked) => thousands(asked.backendGigabytesPerMonth)),
      row("Database: statements a second", (asked) => thousands(asked.database.statements)),
      row(
        "Database: transactions a second / that write",
        (asked) => `${thousands(asked.database.requests)} / ${thousands(asked.database.writes)}`,
      ),
      row(
        "Database: busy cores / connections",
        (asked) =>
          `${number(asked.database.busyCores)} / ${number(asked.database.busyConnections)}`,
      ),
      row("Database: WAL, MB a second", (asked) => number(asked.database.walMegabytes)),
      row("Database: growth in the first year, GB", (asked) => thousands(asked.gigabytesPerYear)),
      row(
        "Payment provider: calls a second / to one address",
        (asked) => `${number(asked.provider.calls)} / ${number(asked.provider.busiest.calls)}`,
      ),
      row("Mails for a new password an hour", (asked) => number(asked.mailsPerHour)),
    ],
  );
}

export function limitIntroduction(): string {
  return `At ${percent(assumptions.conversion)} conversion, what is met first comes first. "Met at" assumes that everything grows with the number of visitors. A database counts as full when its cores are busy 70 % of the time; the cores of this machine count as the host's. PostgreSQL can write several transactions at once, so it needs fewer disk writes than these.`;
}

export function limitTable(asked: Demand, kind: Limit["kind"]): string {
  return table(
    [
      "Limit",
      "At most",
      "Needed at a million",
      "Met at visitors a day",
      "What moves it",
      "Then met at",
    ],
    inOrder(asked, kind).map((limit) => [
      limit.name,
      `${number(limit.most)} ${limit.unit}`,
      number(limit.demand(asked)),
      thousands(visitorsAt(limit, asked, assumptions.visitorsPerDay)),
      limit.moved.by,
      limit.moved.most
        ? thousands(visitorsAt(limit, asked, assumptions.visitorsPerDay, limit.moved.most))
        : "",
    ]),
  );
}
