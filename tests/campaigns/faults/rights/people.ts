import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { type Identity, identities } from "../../../backend/access/access.ts";
import { createPeople } from "../../../backend/access/look-at-access.ts";
import { signToken } from "../../../backend/embedded/hostile-requests.ts";
import { publicKey } from "../public-key.ts";
import { keys } from "./serve-api.ts";

const HOUR_S = 3_600;
/** The claims that every token of an account has. */
const ACCOUNTS = { role: "authenticated", aud: "authenticated" };

/** Nobody gets in with one of these. */
export const strangers = [
  "someone who signed a token for the owner of A",
  "someone who signed a token for the server",
  "someone with an unsigned token for the server",
  "the owner of A with an expired token",
  "someone without a key",
] as const;
/** Their tokens are signed by us, and what they are for has ended, or is somebody else's. */
export const leavers = [
  "the owner of A after signing out",
  "the owner of A in an expired session",
  "the owner of A in a session of B's owner",
  "the owner of A with a token for another service",
  "an operator after signing out",
] as const;

export type Person = Identity | (typeof strangers)[number] | (typeof leavers)[number];
export const people: Person[] = [...identities, ...strangers, ...leavers];

export const isListed = (list: readonly Person[], person: Person): boolean => list.includes(person);

export interface Caller {
  headers: Record<string, string>;
  account: string | undefined;
}

/** Fills every table, and resolves to everyone who tries to get at it. */
export async function createCallers(sql: Sql): Promise<Record<Person, Caller>> {
  const known = await createPeople(sql);
  const a = known["the owner of A"].account ?? "";
  const now = Math.floor(Date.now() / 1000);
  const member = (account: string, session = account, expires = now + HOUR_S): Caller => ({
    account,
    headers: { apikey: publicKey, authorization: `Bearer ${token(account, session, expires)}` },
  });
  const withToken = (text: string): Caller => ({
    account: a,
    headers: { apikey: publicKey, authorization: `Bearer ${text}` },
  });
  const server = { role: "service_role", exp: now + HOUR_S };
  const owner = { ...ACCOUNTS, sub: a, session_id: a, exp: now + HOUR_S };
  const expired = randomUUID();
  // Deleting an account needs a password that was typed just now, however long this row takes.
  await sql`update auth.sessions set created_at = now() + interval '1 day' where id <> ${a}`;
  await sql`update auth.sessions set created_at = now() - interval '1 hour' where id = ${a}`;
  await sql`insert into auth.sessions (id, user_id, not_after) values (${expired}, ${a}, now() - interval '1 minute')`;

  const byIdentity = Object.entries(known).map(([identity, { role, account, session }]) => {
    const key = role === "service_role" ? keys.databaseKey : publicKey;
    const { headers } = account
      ? member(account)
      : { headers: { apikey: key, authorization: `Bearer ${key}` } };
    const sent = session === undefined ? headers : { ...headers, "x-checkout-session": session };
    return [identity, { account, headers: sent }];
  });
  return {
    ...(Object.fromEntries(byIdentity) as Record<Identity, Caller>),
    "someone who signed a token for the owner of A": withToken(forgeToken(owner)),
    "someone who signed a token for the server": withToken(forgeToken(server)),
    "someone with an unsigned token for the server": withToken(
      signToken("", JSON.stringify(server), "none"),
    ),
    "the owner of A with an expired token": member(a, a, now - HOUR_S),
    "someone without a key": { account: undefined, headers: {} },
    "the owner of A after signing out": member(a, randomUUID()),
    "the owner of A in an expired session": member(a, expired),
    "the owner of A in a session of B's owner": member(a, known["the owner of B"].account),
    "the owner of A with a token for another service": withToken(
      signToken(keys.jwtSecret, JSON.stringify({ ...owner, aud: "another service" })),
    ),
    "an operator after signing out": member(known["an operator"].account ?? "", randomUUID()),
  };
}

const forgeToken = (claims: object) => signToken("a guess", JSON.stringify(claims));

const token = (sub: string, session_id: string, exp: number) =>
  signToken(keys.jwtSecret, JSON.stringify({ ...ACCOUNTS, sub, session_id, exp }));
