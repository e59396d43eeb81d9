import { cpus } from "node:os";
import { assumptions, DAYS_PER_MONTH } from "./assumptions.ts";
import { assumptionList, demandTable, limitIntroduction, limitTable } from "./demand-tables.ts";
import { number, percent, thousands } from "./format.ts";
import { sources } from "./limit-sources.ts";
import { inOrder, type Limit, limits, visitorsAt } from "./limits.ts";
import { MEMBERS, type Measured } from "./measure.ts";
import {
  diskTable,
  functionTable,
  operationTable,
  trafficTable,
  visitTable,
} from "./measured-tables.ts";
import { type Demand, simulate } from "./model.ts";

/** Everything that was measured, and what follows from it, in Markdown. */
export function scaleTables(measured: Measured): string {
  const asked = simulate(measured, assumptions);
  return [
    heading("In short", inShort(asked)),
    heading(
      "Per visitor, buyer, and member-month",
      `Requests / kB that the servers send, headers included, compressed, over HTTP/1.1. Answers of the backend are counted as a proxy that compresses on the fly would send them (brotli, quality 4). What comes out of the browser's cache isn't counted.
Until they press Buy, a visitor's browser asks the backend only to count the visit: these are the calls of functions.

A visit of a member: open \`/profile\`, drink a glass of water, enter a weight and a note, tick an exercise; the access token has expired. A member-month has ${DAYS_PER_MONTH} visits, one a day: ${Math.round((1 - assumptions.coldShare) * DAYS_PER_MONTH)} with the files in the
browser's cache and ${Math.round(assumptions.coldShare * DAYS_PER_MONTH)} without (a deploy a week, or another device), and ${Math.round(assumptions.weeklyShare * DAYS_PER_MONTH)} times recipes, a download, and grocery lists. The payment provider and the meal database are other companies, so their part isn't in the sums below.`,
      trafficTable(measured),
    ),
    heading(
      "In the database, per visit",
      "Counted by `pg_stat_statements`, with what functions, triggers, and policies run. The embedded service sends more statements around each request than a hosted project does, so the sums further down use the operations of the next table instead. Rows that are added stay; the others replace one.",
      visitTable(measured),
    ),
    heading(
      "One request to the database",
      `Each is a transaction as PostgREST sends it: begin, set the caller, one query, commit. PostgreSQL writes as it does with real data (\`fsync\`, \`synchronous_commit\`), holds ${thousands(MEMBERS)} members with notes of 30 days each, and shares its ${cpus().length} cores with the program that asks. "Database" is the time in which it works on the statements, without commit and network.`,
      operationTable(measured),
    ),
    heading(
      "One call of a function",
      "Our code, the embedded API, and PostgreSQL in one process. The payment provider answers at once here; live, each call to it takes some 200 ms, so a function mostly waits.",
      functionTable(measured),
    ),
    heading(
      "Bytes on disk per row",
      "Indexes included, after rows were added in the order in which members would write them.",
      diskTable(measured),
    ),
    heading("A million visitors a day", assumptionList(assumptions), demandTable(measured)),
    heading("Limits that stop or slow something", limitIntroduction(), limitTable(asked, "stops")),
    heading(
      "Limits that cost something",
      "What a plan includes, and what more costs.",
      limitTable(asked, "costs"),
    ),
    heading("What this leaves out", leftOut),
    heading("Sources", sourceList()),
  ].join("\n\n");
}

const heading = (title: string, ...parts: string[]) => [`### ${title}`, ...parts].join("\n\n");

function inShort(asked: Demand): string {
  const [first, second] = inOrder(asked, "stops").filter(({ source }) => source !== "netlify");
  if (!first || !second) throw new Error("There are no limits.");
  const at = (limit: Limit, most?: number) =>
    thousands(visitorsAt(limit, asked, assumptions.visitorsPerDay, most));
  const quota = (source: Limit["source"]) =>
    at(
      inOrder(asked, source === "netlify" ? "stops" : "costs").filter(
        (limit) => limit.source === source,
      )[0] ?? first,
    );
  const moved = first.moved.most ? `, which moves it to ${at(first, first.moved.most)}` : "";
  return `- **Static host.** A million visitors a day make it send ${thousands(asked.static.gigabytesPerMonth / DAYS_PER_MONTH)} GB a day: ${thousands(asked.static.perSecond)} requests and ${thousands(asked.static.megabitsPerSecond)} Mbit a second in the busiest minute. Quotas are used up first of all: what Vercel Pro includes is enough for ${quota("vercel")} visitors a day, what Netlify Pro includes for ${quota("netlify")}. Cloudflare Pages has no quota.
- **Functions and database.** With ${percent(assumptions.conversion)} buyers, functions are called ${number(asked.functions.perSecond)} times a second, nearly always to count visits. The database gets ${thousands(asked.database.requests)} requests with ${thousands(asked.database.statements)} statements a second, from these and from ${thousands(asked.members)} members who come every day after a year. That keeps ${number(asked.database.busyCores)} cores and ${number(asked.database.busyConnections)} connections busy.
- **The first limit** after the host's quota: ${lowerFirst(first.name)}, met at ${at(first)} visitors a day. What moves it: ${first.moved.by}${moved}. The next one: ${lowerFirst(second.name)}, met at ${at(second)}.`;
}

const leftOut = `- Bodies that the browser doesn't hand out, because its page has moved on. They count as large as the last one from the same address. The answers to beacons have no bodies, and their headers aren't counted.
- The hosted auth service. Its statements and its time are those of the embedded one, but the time of its password hash isn't in the database's time. Its limits count per IP address, so they don't grow with visitors.
- Real members write more than one glass a day: each further one, if more than a moment passes, is one more \`saveNote\`, which replaces a row.
- Old sign-in tokens stay, as the embedded service keeps them. A hosted project deletes some.
- The database of these measurements fits into memory. A year of notes doesn't, so expect more time per request on a small machine. More than half of what a visit adds are sign-in tokens and the auth service's log, which can be deleted after a while.
- Supabase publishes no limit on requests a second for its API and its functions, so none is here.
- Counts of visits, which grow with places and sources instead of visitors.`;

function sourceList(): string {
  const own =
    "Our own settings: `supabase/config.toml`; [decision 33](decisions/0033-the-sweep-reads-pages.md) for the sweep, measured by `npm run campaign -- sweep` with a provider that takes 500 ms for a page.";
  const used = new Set(limits.map(({ source }) => source));
  const published = (Object.keys(sources) as (keyof typeof sources)[]).filter(
    (name) => used.has(name) || name === "cloudflare",
  );
  return [...published.map((name) => `- ${sources[name]}.`), `- ${own}`].join("\n");
}

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
