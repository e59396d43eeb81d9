import { isJsonObject, type Json, type JsonObject } from "#lib/json.ts";
import { readableMessage } from "#lib/texts/readable-message.ts";
import { backendUrl, publicKey } from "./config.ts";

interface FunctionAnswer {
  ok: boolean;
  status: number;
  /** Empty if the answer wasn't a JSON object. */
  fields: JsonObject;
  /** The server's error message, if it's readable. */
  error: string | undefined;
}

/** Calls a function of the backend. Rejects if the network fails. */
export async function callFunction(
  name: string,
  body: JsonObject,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<FunctionAnswer> {
  const response = await fetch(`${backendUrl}/functions/v1/${name}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${publicKey}`,
      ...headers,
    },
    body: JSON.stringify(body),
    signal,
  });
  const answer: Json = await response.json().catch(() => null);
  const fields = isJsonObject(answer) ? answer : {};
  return { ok: response.ok, status: response.status, fields, error: readableMessage(fields.error) };
}
