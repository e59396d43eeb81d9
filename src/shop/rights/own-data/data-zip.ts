import { strToU8, zipSync } from "fflate";
import { type CsvCell, formatCsv } from "#lib/csv.ts";
import { isJsonObject, type Json, type JsonObject } from "#lib/json.ts";

const INDENT = 2;
/** Entries of the tracker that the plan is made from. */
const ANSWERS = [
  ...["plan-answers", "month", "people", "skipped"],
  ...["meal-swaps", "meal-moves", "meal-doubles", "exercise-swaps"],
];

const README = `Everything that we keep about you, each as JSON and as a table (CSV).

account      your account
sessions     where you're signed in
orders       what you bought
payments     what happened to each payment: paid, refunded, disputed
withdrawals  what you withdrew from
consents     what you agreed to
support      what our support did with your orders
answers      the answers that your plan is made from, its months, and what you swapped, moved,
             doubled, and skipped
tracker      what you wrote down; day 0 is of no day, day 31 is the first of month 2, and the
             weights-2025 of day 0 are the weights of a year from before your plan, in kg
reminders    your calendar: if it's on, and what it shows
agreed       when you turned the weekly email on and off, and what you agreed to
mails        the weeks that you got an email about
lists        your grocery lists as this browser shows them; their entries are in the tracker
shared-lists the lists that you shared by a link
quiz         your quiz answers, which only this browser has

Photos are only in your browser: open Progress to download them. Times are in UTC. Amounts are in the currency's smallest unit: 2999 usd is $29.99.
`;

/** The data that only this browser has. */
export interface BrowserData {
  lists: Json;
  quiz: Json;
}

/** A zip of everything: one JSON and one CSV for each subject. */
export function dataZip(data: JsonObject, { lists, quiz }: BrowserData): Uint8Array<ArrayBuffer> {
  const orders = parseRows(data.orders);
  const entries = parseRows(data.tracker);
  const isAnswer = ({ field = null }: JsonObject) => ANSWERS.includes(String(field));
  const tables: Record<string, JsonObject[]> = {
    account: parseRows([data.account ?? null]),
    sessions: parseRows(data.sessions),
    orders: orders.map(({ facts: _, ...order }) => order),
    payments: orders.flatMap(({ order = null, facts }) =>
      parseRows(facts).map((fact) => ({ order, ...fact })),
    ),
    withdrawals: parseRows(data.withdrawals),
    consents: parseRows(data.consents),
    support: parseRows(data.support),
    answers: entries.filter(isAnswer),
    tracker: entries.filter((entry) => !isAnswer(entry)),
    reminders: parseRows(data.reminders),
    agreed: parseRows(data.mail_consents),
    mails: parseRows(data.weekly_mails),
    lists: parseRows(lists).flatMap(({ items, ...list }) =>
      parseRows(items).map((item) => ({ list: list.name ?? null, ...item })),
    ),
    "shared-lists": parseRows(data.shared_lists),
    quiz: isJsonObject(quiz)
      ? Object.entries(quiz).map(([question, answer]) => ({ question, answer }))
      : [],
  };
  const files: [name: string, text: string][] = Object.entries(tables).flatMap(([name, rows]) => [
    [`${name}.json`, JSON.stringify(selectRows(name, rows), null, INDENT)],
    [`${name}.csv`, formatTable(rows)],
  ]);
  const named = [["README.txt", README] as const, ...files];
  return new Uint8Array(
    zipSync(Object.fromEntries(named.map(([name, text]) => [name, strToU8(text)]))),
  );

  // The lists with their items inside, and the quiz as the browser has it.
  function selectRows(name: string, rows: JsonObject[]): Json {
    if (name === "lists") return lists;
    return name === "quiz" ? quiz : rows;
  }
}

function parseRows(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** Rows as CSV, with every name that any of them has. */
function formatTable(rows: JsonObject[]): string {
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return formatCsv(
    head,
    rows.map((row) => head.map((name) => toCell(row[name] ?? null))),
  );
}

function toCell(value: Json): CsvCell {
  return value === null || typeof value === "number" || typeof value === "string"
    ? value
    : JSON.stringify(value);
}
