import { asAccount } from "../_shared/database.ts";
import { endpoint, Refusal } from "../_shared/endpoint.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST_DAYS = 400;
const MS_A_DAY = 86_400_000;

/** What marketers read about some days. The database decides who may. */
export default endpoint({
  method: "GET",
  most: 0,
  failed: "The numbers are not available now.",
  async answer(_, request) {
    const { from_day, to_day } = daysOf(new URL(request.url).searchParams);
    const token = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
    const account = asAccount(token);
    if (!(await account<boolean>("reads_numbers")))
      throw new Refusal(403, "Only marketers read the numbers.");
    return account("numbers_report", { from_day, to_day });
  },
});

/** The days of the query, both included. */
function daysOf(query: URLSearchParams) {
  const [from = "", to = ""] = ["from", "to"].map((name) => query.get(name) ?? "");
  const days = (Date.parse(to) - Date.parse(from)) / MS_A_DAY + 1;
  if (![from, to].every((day) => DAY.test(day) && isDay(day)) || !(days >= 1 && days <= MOST_DAYS))
    throw new Refusal(400, `Name up to ${MOST_DAYS} days: from and to, as 2026-01-31.`);
  return { from_day: from, to_day: to };
}

/** Not February 30. */
const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
