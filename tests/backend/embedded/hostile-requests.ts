import { createHmac } from "node:crypto";
import type { Chance } from "./chance.ts";
import {
  bodies,
  claims,
  contentTypes,
  credentials,
  fieldNames,
  headers,
  paths,
  pathTricks,
  payloads,
  queries,
  values,
} from "./hostile-words.ts";

/** A request as it's sent over the network. */
export interface RawRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string;
  /** An address of this machine, so that the limits per client don't end the test early. */
  from: string;
}

interface Secrets {
  publicKey: string;
  jwtSecret: string;
  stripeKey: string;
  mailKey: string;
  /** The token of a signed-in user. */
  accessToken: string;
}

const METHODS = ["GET", "GET", "POST", "POST", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];

/** Any request that a hostile program could send. */
export function hostileRequest(chance: Chance, secrets: Secrets): RawRequest {
  const method = chance.of(METHODS);
  const path = chance.is(0.05) ? insertPathTrick(chance, chance.of(paths)) : chance.of(paths);
  const query = Array.from({ length: chance.below(3) }, () => chance.of(queries)).join("&");
  const sent: Record<string, string> = {
    apikey: chance.is(0.95) ? secrets.publicKey : chance.of(["", "x", "\u00ff"]),
  };
  if (chance.is(0.6)) sent.authorization = authorization(chance, secrets);
  const body = method === "GET" || method === "HEAD" ? "" : anyBody(chance);
  if (body !== "" || chance.is(0.2))
    sent["content-type"] = chance.is(0.7) ? "application/json" : chance.of(contentTypes);
  for (const [name, any] of Object.entries(headers))
    if (chance.is(0.06)) sent[name] = chance.of(any);
  const from = `127.0.${chance.below(250)}.${1 + chance.below(250)}`;
  return { method, target: query === "" ? path : `${path}?${query}`, headers: sent, body, from };
}

const anyBody = (chance: Chance): string =>
  chance.is(0.3) ? chance.of(bodies) : JSON.stringify(anyFields(chance));

function anyFields(chance: Chance): Record<string, unknown> {
  return Object.fromEntries(
    Array.from({ length: 1 + chance.below(4) }, () => [chance.of(fieldNames), chance.of(values)]),
  );
}

function authorization(
  chance: Chance,
  { publicKey, jwtSecret, stripeKey, mailKey, accessToken }: Secrets,
): string {
  if (chance.is(0.5)) return `Bearer ${chance.of([accessToken, publicKey, stripeKey, mailKey])}`;
  if (chance.is(0.2)) return chance.of(credentials);
  const mostlyRight = Object.entries(claims).map(([name, any]) => [
    name,
    chance.is(0.1) ? chance.of(any) : any[0],
  ]);
  const payload = chance.is(0.1)
    ? chance.of(payloads)
    : JSON.stringify(Object.fromEntries(mostlyRight));
  return `Bearer ${signToken(chance.is(0.9) ? jwtSecret : "somebody else's", payload, chance.is(0.95) ? "HS256" : "none")}`;
}

/** A token with this payload, whatever it is. */
export function signToken(secret: string, payload: string, alg = "HS256"): string {
  const signed = [JSON.stringify({ alg, typ: "JWT" }), payload]
    .map((part) => Buffer.from(part).toString("base64url"))
    .join(".");
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

function insertPathTrick(chance: Chance, path: string): string {
  const at = chance.below(path.length + 1);
  return path.slice(0, at) + chance.of(pathTricks) + path.slice(at);
}
