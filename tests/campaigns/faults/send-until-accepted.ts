import { Agent, request } from "node:http";

/** Each address may send 600 beacons a minute. All of 127.0.0.0/8 is this machine. */
const ADDRESSES = 800;
const SENDERS = 24;
const WAIT_MS = 100;
const TIMEOUT_MS = 20_000;
const TOO_MANY = 429;

export interface Sending {
  body: string;
  /** Called for every attempt, so that a signature is never old. */
  headers?: () => Record<string, string>;
}

export interface Sent {
  accepted: number;
  /** Attempts that weren't answered, or with an error. Each was repeated. */
  failed: number;
}

/** Objects to send as JSON. */
export function* createBodies(objects: Iterable<object>): Generator<Sending> {
  for (const one of objects) yield { body: JSON.stringify(one) };
}

/** Sends each until it's accepted, several at once and from many addresses. */
export async function sendUntilAccepted(
  url: string,
  sendings: Iterable<Sending>,
  onProgress: (sent: Sent) => void,
): Promise<Sent> {
  const sent: Sent = { accepted: 0, failed: 0 };
  const agents = Array.from({ length: ADDRESSES }, (_, index) => createAgent(index));
  const queue = sendings[Symbol.iterator]();
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      while (!(await isAccepted(url, next.value, agents[sent.accepted % ADDRESSES]))) {
        sent.failed++;
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      }
      sent.accepted++;
      onProgress(sent);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, work));
  for (const agent of agents) agent.destroy();
  return sent;
}

/** Sends from one of 62,500 addresses of this machine, as a client of its own. */
export function createAgent(index: number): Agent {
  const localAddress = `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`;
  return new Agent({ keepAlive: true, localAddress });
}

/** Throws if the server refuses what was sent: then it's a mistake of this script. */
function isAccepted(
  url: string,
  { body, headers = () => ({}) }: Sending,
  agent: Agent | undefined,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const options = { method: "POST", agent, timeout: TIMEOUT_MS, headers: headers() };
    const sending = request(url, options, (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      response.on("close", () => {
        const isRefused = statusCode >= 400 && statusCode < 500 && statusCode !== TOO_MANY;
        if (isRefused) reject(new Error(`${statusCode} for ${body}`));
        else resolve(statusCode >= 200 && statusCode < 300);
      });
    });
    sending.on("timeout", () => sending.destroy());
    sending.on("error", () => resolve(false));
    sending.end(body);
  });
}
