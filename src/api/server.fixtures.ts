import type { Json } from "#lib/json.ts";
import { readStoredSession } from "./client/supabase.ts";

type Answer = (asked: URL) => Response | Promise<Response>;

const OWN_PATHS = /^\/(rest|auth|functions|api)\//;

/** Answers with JSON. */
export const respondsWith =
  (body: Json, status = 200): Answer =>
  () =>
    Response.json(body, { status });

export const serverError: Answer = respondsWith({ message: "The server is on its knees." }, 500);
/**
 * Never answers while the story is shown. When the story ends, pending requests are answered so
 * that they can't affect the next one.
 */
export const neverResponds: Answer = () => new Promise((answer) => waiting.add(answer));
/**
 * The auth library logs whatever a fetch throws. A gateway timeout has the same effect without the
 * log.
 */
export const networkError: Answer = (asked) =>
  asked.pathname.startsWith("/auth/")
    ? Response.json({ message: "Nobody can be reached." }, { status: 504 })
    : Promise.reject(new TypeError("Failed to fetch"));

/**
 * Renews the stored session. Without an answer, the library would ask again for half a minute, and
 * what a later story says about passwords would end that story's session.
 */
const renew: Answer = () => {
  const session = readStoredSession();
  return session
    ? Response.json(session)
    : Response.json({ code: "refresh_token_not_found" }, { status: 400 });
};

const isRenewal = ({ pathname, searchParams }: URL) =>
  pathname.endsWith("/token") && searchParams.get("grant_type") === "refresh_token";

const waiting = new Set<(answer: Response) => void>();

/**
 * Replaces all servers while a story is shown. Each answer is named after the last part of the URL:
 * `{ stripe_orders: says([]) }`. In a list, each answer is given once; the last one repeats. Use it
 * in `beforeEach`.
 */
export function server(answers: Record<string, Answer | Answer[]>): () => () => void {
  return () => {
    const network = globalThis.fetch;
    const left = new Map(Object.entries(answers).map(([name, answer]) => [name, [answer].flat()]));

    globalThis.fetch = async (input, init) => {
      const asked = new URL(input instanceof Request ? input.url : input, location.href);
      if (!OWN_PATHS.test(asked.pathname)) return network(input, init);
      const due = left.get(asked.pathname.split("/").at(-1) ?? "");
      const given = due && due.length > 1 ? due.shift() : due?.[0];
      const answer = given ?? (isRenewal(asked) ? renew : undefined);
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
