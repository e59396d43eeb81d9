import { countDays, isDay } from "#rules/numbers/days.ts";
import { asCaller, inDatabase } from "../_shared/database.ts";
import { endpoint, Refusal } from "../_shared/endpoint.ts";
import { readGroups, readNumbers } from "../_shared/numbers/read-numbers.ts";
import { type Days, GROUPINGS, type Grouping } from "../_shared/numbers/report-rows.ts";
import { sameSecret } from "../_shared/secrets.ts";
import { settings } from "../_shared/settings.ts";

const MAX_DAYS = 400;
const MAX_SERVER_DAYS = 4000;

/**
 * The numbers of some days for marketers, without anything that could point to a person. The
 * database decides who may. Tools come with the project's secret key, and also read small totals.
 */
export default endpoint({
  method: "GET",
  maxBodyBytes: 0,
  failed: "The numbers are not available now.",
  async answer(_, request) {
    const query = new URL(request.url).searchParams;
    const isServer = await sameSecret(request.headers.get("apikey") ?? "", settings().databaseKey);
    const days = parseDays(query, isServer ? MAX_SERVER_DAYS : MAX_DAYS);
    const grouping = parseGrouping(query);
    if (!isServer) await requireMarketer(request);
    return grouping
      ? readGroups(inDatabase, days, grouping, isServer ? "server" : "marketer")
      : readNumbers(inDatabase, days, isServer ? "server" : "marketer");
  },
});

/** Refuses an account without the role. */
async function requireMarketer(request: Request): Promise<void> {
  if (!(await asCaller(request)<boolean>("reads_numbers")))
    throw new Refusal(403, "Only marketers read the numbers.");
}

/** The days of the query, both included. */
function parseDays(query: URLSearchParams, most: number): Days {
  const [from_day = "", to_day = ""] = ["from", "to"].map((name) => query.get(name) ?? "");
  const length = countDays({ from: from_day, to: to_day });
  const areDays = [from_day, to_day].every(isStorable);
  if (!areDays || length < 1 || length > most)
    throw new Refusal(400, `Name up to ${most} days: from and to, as 2026-01-31.`);
  return { from_day, to_day };
}

/** A database has no year 0. */
const isStorable = (day: string): boolean => isDay(day) && !day.startsWith("0000");

/** Parses the grouping of the query; undefined if it wants everything about all visits. */
function parseGrouping(query: URLSearchParams): Grouping | undefined {
  const by = query.get("by");
  const grouping = GROUPINGS.find((one) => one === by);
  if (by !== null && !grouping) throw new Refusal(400, `Groups are by ${GROUPINGS.join(", ")}.`);
  return grouping;
}
