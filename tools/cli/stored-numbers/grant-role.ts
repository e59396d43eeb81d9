import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { cleanTypedAddress } from "#lib/typed/typed-text.ts";
import { callDatabase, numbersSource } from "./numbers-source.ts";

interface Role {
  /** `numbers:grant` */
  task: string;
  /** The database's function. */
  rpc: "grant_numbers" | "grant_operations";
  /** The page that the role opens. */
  page: "/numbers" | "/operations";
}

/**
 * Gives the account in the arguments a role, or takes it back with `--revoke`. It counts at once.
 * Anyone can sign up with any address, so it says since when the account exists, and asks; `--yes`
 * answers. Exits with 1 if nothing was changed.
 */
export async function grantRole(role: Role): Promise<void> {
  try {
    await grant(role);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}

async function grant({ task, rpc, page }: Role): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { revoke: { type: "boolean" }, yes: { type: "boolean" } },
  });
  const [email, ...more] = positionals.map(cleanTypedAddress);
  if (!email?.includes("@") || more.length > 0)
    return refuse(
      `Usage: npm run task -- ${task} you@example.com [--revoke] [--yes]\nThe account must exist: sign up first.`,
    );
  const source = numbersSource();
  const since = await callDatabase<string | null>(source, "account_since", { email });
  if (since === null)
    return refuse(`There's no account for ${email} at ${source.address}. Sign up first.`);
  const where = `${source.address}${page}`;
  if (!values.revoke && !values.yes && !(await isTheirs(email, since, where)))
    return refuse("Nothing was changed. If you're sure, say so with --yes.");
  await callDatabase<boolean>(source, rpc, { email, is_granted: !values.revoke });
  console.log(`${email} ${values.revoke ? "can no longer open" : "can open"} ${where}.`);
}

async function isTheirs(email: string, since: string, where: string): Promise<boolean> {
  const day = new Date(since).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });
  console.log(
    `${email} has had an account since ${day}. Ask them whether they made it: anyone can sign up with any address.`,
  );
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Let this account open ${where}? [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
