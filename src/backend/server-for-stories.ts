import type { Json } from "#lib/json.ts";

type Answer = (asked: URL) => Response | Promise<Response>;

const OWN_PATHS = /^\/(rest|auth|functions|api)\//;

/** An answer in JSON. */
export const says =
  (body: Json, status = 200): Answer =>
  () =>
    Response.json(body, { status });

export const fails: Answer = says({ message: "The server is on its knees." }, 500);
export const keepsSilent: Answer = () => new Promise(() => {});
export const isAway: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

/**
 * Answers in place of all servers for as long as a story is shown, by the last part of the address that is called: `{ stripe_orders: says([]) }`.
 * Of several answers each is given once, the last for ever. For `beforeEach`.
 */
export function server(answers: Record<string, Answer | Answer[]>): () => () => void {
  return () => {
    const network = globalThis.fetch;
    const left = new Map(Object.entries(answers).map(([name, answer]) => [name, [answer].flat()]));

    globalThis.fetch = async (input, init) => {
      const asked = new URL(input instanceof Request ? input.url : input, location.href);
      if (!OWN_PATHS.test(asked.pathname)) return network(input, init);
      const due = left.get(asked.pathname.split("/").at(-1) ?? "");
      const answer = due && due.length > 1 ? due.shift() : due?.[0];
      if (!answer) throw new Error(`Nobody in this story answers ${asked.pathname}.`);
      return answer(asked);
    };
    return () => {
      globalThis.fetch = network;
    };
  };
}
