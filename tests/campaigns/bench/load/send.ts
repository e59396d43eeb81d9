import { type Agent, type IncomingHttpHeaders, request } from "node:http";
import type { Json } from "#lib/json.ts";

/** Long, so that a slow answer is measured as one. Pages give up much sooner. */
const TIMEOUT_MS = 60_000;

interface Call {
  agent: Agent;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  /** 0: there was no answer. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends one request, and resolves to its answer in any case. */
export async function send(url: string, call: Call): Promise<Answer> {
  // As browsers do: a server may close an idle connection just as a request is on its way.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = await attemptTo(url, call);
    if (answer !== "closed") return answer;
  }
  return nothing("The connection was closed twice.");
}

function attemptTo(
  url: string,
  { agent, method = "POST", headers = {}, body }: Call,
): Promise<Answer | "closed"> {
  return new Promise((resolve) => {
    const sending = request(url, { method, agent, headers, timeout: TIMEOUT_MS }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("error", ({ message }) => resolve(nothing(message)));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sending.on("timeout", () => sending.destroy(new Error(`No answer in ${TIMEOUT_MS} ms.`)));
    sending.on("error", (error: NodeJS.ErrnoException) =>
      resolve(
        sending.reusedSocket && error.code === "ECONNRESET" ? "closed" : nothing(error.message),
      ),
    );
    sending.end(body);
  });
}

const nothing = (text: string): Answer => ({ status: 0, headers: {}, text });

/** A request that wasn't answered with success. */
export class Unanswered extends Error {
  override name = "Unanswered";
  readonly answer: Answer;

  constructor(what: string, answer: Answer) {
    super(`${what} was answered with ${answer.status}: ${answer.text.slice(0, 200)}`);
    this.answer = answer;
  }
}

/** The JSON of an answer. Throws `Unanswered` unless it succeeded. */
export function readJson(what: string, answer: Answer): Json {
  if (answer.status < 200 || answer.status > 299) throw new Unanswered(what, answer);
  return answer.text === "" ? null : JSON.parse(answer.text);
}
