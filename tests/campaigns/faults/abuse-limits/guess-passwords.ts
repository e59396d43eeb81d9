import { publicKey } from "../public-key.ts";
import { clientAt } from "./client.ts";
import { createSpoofedHeaders } from "./spoofed-headers.ts";

const SIGN_IN = "/auth/v1/token?grant_type=password";
const PASSWORD = "a right password";
const ADDRESSES_OF_AN_ATTACK = 5_000;

interface Attack {
  name: string;
  /** The number of guesses that are compared with a password within 15 minutes. */
  most: number;
  isAboutOne: boolean;
  isFromOne: boolean;
}

const ATTACKS: Attack[] = [
  { name: "one client at one account", most: 10, isAboutOne: true, isFromOne: true },
  { name: "one client at many accounts", most: 50, isAboutOne: false, isFromOne: true },
  { name: "many clients at one account", most: 50, isAboutOne: true, isFromOne: false },
];

export interface Guessing {
  sent: number;
  evaluated: number;
  /** The time that each refusal took. */
  refusalsMs: number[];
  problems: string[];
}

/** Guesses passwords. Afterwards, the attacked member signs in, and another one. */
export async function guessPasswords(
  origin: string,
  count: number,
  chance: () => number,
): Promise<Guessing> {
  const sums: Guessing = { sent: 0, evaluated: 0, refusalsMs: [], problems: [] };
  for (const [nth, attack] of ATTACKS.entries()) {
    const addresses = ADDRESSES_OF_AN_ATTACK * (1 + nth);
    const member = memberAt(origin, addresses, `member-${nth}@example.com`);
    const other = memberAt(origin, addresses + 1, `other-${nth}@example.com`);
    for (const { send } of [member, other]) await send("/auth/v1/signup");
    await guess({ origin, addresses: addresses + 2, target: member.email, chance }, attack, {
      count: Math.floor(count / ATTACKS.length),
      sums,
    });
    for (const { email, send, close } of [member, other]) {
      const { status } = await send(SIGN_IN);
      if (status !== 200) sums.problems.push(`${attack.name}: ${email} got ${status}`);
      close();
    }
  }
  return sums;
}

function memberAt(origin: string, nth: number, email: string) {
  const { post, close } = clientAt(origin, nth);
  const body = { email, password: PASSWORD };
  return { email, close, send: (path: string) => post(path, body, { apikey: publicKey }) };
}

interface Scene {
  origin: string;
  /** The first address that the attacker has. */
  addresses: number;
  target: string;
  chance(): number;
}

async function guess(
  { origin, addresses, target, chance }: Scene,
  { name, most, isAboutOne, isFromOne }: Attack,
  { count, sums }: { count: number; sums: Guessing },
): Promise<void> {
  let evaluated = 0;
  for (let sent = 0; sent < count; sent++) {
    const attacker = clientAt(origin, isFromOne ? addresses : addresses + sent);
    const email = isAboutOne ? target : `account-${sent}@example.com`;
    const headers = { apikey: publicKey, ...createSpoofedHeaders(chance) };
    const { status, ms } = await attacker.post(SIGN_IN, { email, password: `${sent}` }, headers);
    attacker.close();
    if (status === 400) evaluated++;
    else if (status === 429) sums.refusalsMs.push(ms);
    else sums.problems.push(`${name}: a guess got ${status}`);
  }
  sums.sent += count;
  sums.evaluated += evaluated;
  const allowed = Math.min(count, most);
  if (evaluated !== allowed)
    sums.problems.push(`${name}: ${evaluated} guesses evaluated instead of ${allowed}`);
}
