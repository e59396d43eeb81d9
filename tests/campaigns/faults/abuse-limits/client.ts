import { Agent, request } from "node:http";

export interface Answer {
  status: number;
  body: string;
  /** From sending to the last byte. */
  ms: number;
}

/** Sends something to a path of the backend. */
export type Post = (
  path: string,
  body: object,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** A client with an address of its own: all of 127.0.0.0/8 is this machine. */
export function clientAt(origin: string, nth: number): { post: Post; close(): void } {
  const localAddress = `127.1.${1 + Math.floor(nth / 250)}.${1 + (nth % 250)}`;
  const agent = new Agent({ keepAlive: true, localAddress });
  return {
    post: (path, body, headers = {}) =>
      new Promise((resolve, reject) => {
        const begun = performance.now();
        const sent = { "content-type": "application/json", ...headers };
        const sending = request(
          `${origin}${path}`,
          { method: "POST", agent, headers: sent },
          (response) => {
            let text = "";
            response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
            response.on("error", reject).on("end", () =>
              resolve({
                status: response.statusCode ?? 0,
                body: text,
                ms: performance.now() - begun,
              }),
            );
          },
        );
        sending.on("error", reject).end(JSON.stringify(body));
      }),
    close: () => agent.destroy(),
  };
}
