import { cleanTypedText } from "#lib/typed/typed-text.ts";
import { WEEKLY_MAIL_TERMS } from "#rules/weekly-mail-terms.ts";
import { calendarHash, calendarSecret } from "../_shared/calendar-secret.ts";
import { hashClient } from "../_shared/client.ts";
import { asCaller, inDatabase, type Refusals, refuseOn } from "../_shared/database.ts";
import { endpoint, Refusal, textFields } from "../_shared/endpoint.ts";
import { codeHash, newCode } from "../_shared/mailbox-code.ts";
import { weeklyCode } from "../_shared/mails/weekly-code.ts";
import { sendMail } from "../_shared/send-mail.ts";

const REFUSALS: Refusals = {
  PT403: [403, "This needs a completed order."],
  PT429: [429, "Too many attempts. Please wait an hour and try again."],
};

type Account = ReturnType<typeof asCaller>;

/**
 * What the server does for a member's reminders. `{action: "open-calendar"}` turns the calendar on
 * and returns the secret in its address, as often as it's asked; `new-address` makes another one.
 * `weekly-code` mails a code to the account's address, and `{action: "weekly-mail", code, text}`
 * turns the weekly mail on: `text` is what the member agreed to.
 */
export default endpoint({
  maxBodyBytes: 2048,
  failed: "There's no answer yet. Please try again.",
  async answer(body, request) {
    const { action, code = "", text = "" } = textFields(body);
    const account = asCaller(request);
    switch (action) {
      case "open-calendar":
        return openCalendar(account, false);
      case "new-address":
        return openCalendar(account, true);
      case "weekly-code":
        return sendCode(await idOf(account), await hashClient(request));
      case "weekly-mail":
        return giveConsent(await idOf(account), code, text);
      default:
        throw new Refusal(400, "Name the action.");
    }
  },
});

async function openCalendar(account: Account, renew: boolean) {
  const seed = await refuseOn(REFUSALS, account<string>("open_calendar", { renew }));
  const secret = await calendarSecret(seed);
  await inDatabase("keep_calendar_address", { seed, address_hash: await calendarHash(secret) });
  return { secret };
}

/** The id of the account that asks. The database has checked its session and its access. */
async function idOf(account: Account): Promise<string> {
  return (await refuseOn(REFUSALS, account<{ account: string }>("my_reminders"))).account;
}

async function sendCode(account: string, client: string) {
  const code = newCode();
  const code_hash = await hashFor(account, code);
  const to = await refuseOn(
    REFUSALS,
    inDatabase<string>("begin_weekly_consent", { account, code_hash, client }),
  );
  await sendMail(to, weeklyCode.write({ code }));
  return { sent: true };
}

async function giveConsent(account: string, code: string, typed: string) {
  const text = cleanTypedText(typed);
  if (text !== WEEKLY_MAIL_TERMS)
    throw new Refusal(400, "This isn't the text that members agree to.");
  const code_hash = await hashFor(account, code);
  if (!(await inDatabase<boolean>("give_weekly_consent", { account, code_hash, text })))
    throw new Refusal(
      400,
      "This code is wrong or has expired. Please check it, or ask for a new one.",
    );
  return { on: true };
}

/** A code works for one account alone. */
const hashFor = (account: string, code: string): Promise<string> =>
  codeHash(`weekly ${account}`, code);
