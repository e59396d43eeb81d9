import type { Json } from "#lib/json.ts";

type Answer = (asked: URL) => Response | Promise<Response>;

const OWN_PATHS = /^\/(rest|auth|functions|api)\//;

/** An answer in JSON. */
export const says =
  (body: Json, status = 200): Answer =>
  () =>
    Response.json(body, { status });

export const fails: Answer = says({ message: "The server is on its knees." }, 500);
/** Until the story is over: whoever still waits then is let go, so that nobody's patience ends in the next one. */
export const keepsSilent: Answer = () => new Promise((answer) => waiting.add(answer));
/** The library for accounts writes into the console what a fetch throws; a gateway that reaches nobody is the same to it, and to the rest of us. */
export const isAway: Answer = (asked) =>
  asked.pathname.startsWith("/auth/")
    ? Response.json({ message: "Nobody can be reached." }, { status: 504 })
    : Promise.reject(new TypeError("Failed to fetch"));

const waiting = new Set<(answer: Response) => void>();

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
      for (const answer of waiting)
        answer(Response.json({ message: "The story is over." }, { status: 504 }));
      waiting.clear();
    };
  };
}
