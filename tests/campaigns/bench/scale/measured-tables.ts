import { table } from "../table.ts";
import { assumptions, DAYS_PER_MONTH } from "./assumptions.ts";
import { number, thousands } from "./format.ts";
import type { Measured, Visit } from "./measure.ts";
import { AT_ONCE } from "./measure-operations.ts";
import { toVisits } from "./model.ts";
import { growing } from "./statements.ts";
import { type Service, services } from "./traffic.ts";
import type { VisitName } from "./visits.ts";

const titles: Record<VisitName, string> = {
  bounce: "Visitor who leaves after one screen",
  walk: "Visitor who walks to `/sales`",
  purchase: "Buyer, from `/sales` to the plan",
  dailyVisit: "Visit of a member",
  coldVisit: "The same with an empty cache",
  weeklyVisit: "Recipes, a download, and lists",
};

export function trafficTable(measured: Measured): string {
  const visits = toVisits(measured);
  const names = Object.keys(titles) as VisitName[];
  const row = (title: string, read: (service: Service, kind: "requests" | "bytes") => number) => [
    title,
    ...services.map((service) => {
      const requests = read(service, "requests");
      return requests === 0 ? "" : `${number(requests)} / ${number(read(service, "bytes") / 1000)}`;
    }),
  ];
  const month = (service: Service, kind: "requests" | "bytes") =>
    DAYS_PER_MONTH *
    ((1 - assumptions.coldShare) * visits.dailyVisit[kind][service] +
      assumptions.coldShare * visits.coldVisit[kind][service] +
      assumptions.weeklyShare * visits.weeklyVisit[kind][service]);
  return table(
    ["", "Static host", "Functions", "Database API", "Auth", "Payment provider", "Meal database"],
    [
      ...names.map((name) => row(titles[name], (service, kind) => visits[name][kind][service])),
      row("**Member-month**", month),
    ],
  );
}

export function visitTable({ visits }: Measured): string {
  const countAddedRows = ({ rowsAdded }: Visit) =>
    Object.values(rowsAdded).reduce((sum, rows) => sum + rows, 0);
  const names = (Object.keys(titles) as VisitName[]).filter((name) => name !== "bounce");
  return table(
    ["", "Statements", "of them of the auth service", "Rows written", "Rows added", "Database"],
    names.map((name) => {
      const { work, authWork } = visits[name];
      return [
        titles[name],
        number(work.statements),
        number(authWork.statements),
        number(work.rowsWritten),
        number(countAddedRows(visits[name])),
        `${number(work.databaseMs)} ms`,
      ];
    }),
  );
}

export function operationTable({ operations }: Measured): string {
  return table(
    [
      "",
      "Statements",
      "Rows written",
      "WAL",
      "Database",
      "Round trips and commit included",
      "A second, 1 connection",
      `A second, ${AT_ONCE} connections`,
    ],
    Object.entries(operations).map(([name, cost]) => [
      `\`${name}\``,
      number(cost.statements),
      number(cost.rowsWritten),
      `${number(cost.walBytes / 1000)} kB`,
      `${cost.databaseMs.toFixed(2)} ms`,
      `${cost.ms.toFixed(1)} ms`,
      thousands(cost.perSecond),
      thousands(cost.perSecondAtOnce),
    ]),
  );
}

export function functionTable({ functions }: Measured): string {
  const list = (calls: Record<string, number>, part: string) =>
    Object.entries(calls)
      .filter(([address]) => address.includes(part))
      .map(([address, times]) => `${times} × \`${address.replace("/rest/v1/rpc/", "")}\``)
      .join("<br>");
  return table(
    ["", "Time", "Asks the database", "Asks the payment provider"],
    Object.entries(functions).map(([name, { ms, calls }]) => [
      `\`${name}\``,
      `${ms.toFixed(0)} ms`,
      list(calls, " /rest/"),
      list(calls, " /v1/"),
    ]),
  );
}

export function diskTable({ visits, bytesPerRow }: Measured): string {
  const perBuyer = visits.purchase.rowsAdded;
  const perVisit = visits.dailyVisit.rowsAdded;
  const total = (rows: Record<string, number>) =>
    growing.reduce((sum, name) => sum + (rows[name] ?? 0) * bytesPerRow[name], 0);
  return table(
    ["Table", "Bytes per row", "Rows per buyer", "Rows per visit of a member"],
    [
      ...growing.map((name) => [
        `\`${name}\``,
        number(bytesPerRow[name]),
        String(perBuyer[name] || ""),
        String(perVisit[name] || ""),
      ]),
      ["**Bytes**", "", `**${thousands(total(perBuyer))}**`, `**${thousands(total(perVisit))}**`],
    ],
  );
}
