import type { Caller } from "./people.ts";

const RLS = /row-level security/;
/** The API refuses the key, or the token. */
const NOT_LET_IN = /^(undefined|PGRST30\d)$/;

/** A request to the API, as its path below `/rest/v1/`. */
export interface Ask {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** The API's answer: an error in a few words, or the answer's body. */
export type Answered = { error: string } | { body: unknown };

/** Sends a request as a caller. */
export async function ask(origin: string, caller: Caller, request: Ask): Promise<Answered> {
  const { method, path, body, headers } = request;
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers, ...caller.headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.ok) return { body: text === "" ? undefined : JSON.parse(text) };
  if (text === "") return { error: `status ${response.status}` };
  const { code, message = "" }: { code?: string; message?: string } = JSON.parse(text);
  return { error: toErrorLabel(response.status, code, message) };
}

/** A missing right, and rows that policies keep back, have one code. */
function toErrorLabel(status: number, code: string | undefined, message: string): string {
  if (status === 401 && NOT_LET_IN.test(String(code))) return "not let in";
  if (code === "42501") return RLS.test(message) ? "refused by a policy" : "refused";
  return `error ${code}`;
}
