import { isJsonObject, type Json, type JsonObject } from "#lib/json.ts";
import { backendUrl, publicKey } from "./config.ts";

const LONGEST_MESSAGE = 300;

interface FunctionAnswer {
  ok: boolean;
  status: number;
  /** Empty where the answer was no JSON object. */
  fields: JsonObject;
  /** What the server says is wrong, for people to read. */
  error: string | undefined;
}

/** Calls a function of the backend. Rejects where the network fails. */
export async function callFunction(name: string, body: JsonObject, signal: AbortSignal, headers: Record<string, string> = {}): Promise<FunctionAnswer> {
  const response = await fetch(`${backendUrl}/functions/v1/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${publicKey}`, ...headers },
    body: JSON.stringify(body),
    signal,
  });
  const answer: Json = await response.json().catch(() => null);
  const fields = isJsonObject(answer) ? answer : {};
  const { error } = fields;
  return {
    ok: response.ok,
    status: response.status,
    fields,
    error: typeof error === "string" && error.trim() !== "" ? error.slice(0, LONGEST_MESSAGE) : undefined,
  };
}
