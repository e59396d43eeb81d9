import { Agent, request } from "node:http";
import type { Beacon } from "../../../supabase/functions/_shared/beacon.ts";

/** Each address may send 600 beacons a minute. All of 127.0.0.0/8 is this machine. */
const ADDRESSES = 800;
const SENDERS = 24;
const WAIT_MS = 100;
const PATIENCE_MS = 20_000;

export interface Sent {
  accepted: number;
  /** Attempts that weren't answered, or with an error. Each was repeated. */
  failed: number;
}

/** Sends beacons until each is accepted, as pages do, from many addresses. */
export async function sendBeacons(
  url: string,
  beacons: Iterable<Beacon>,
  onProgress: (sent: Sent) => void,
): Promise<Sent> {
  const sent: Sent = { accepted: 0, failed: 0 };
  const agents = Array.from({ length: ADDRESSES }, (_, index) => addressed(index));
  const queue = beacons[Symbol.iterator]();
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const body = JSON.stringify(next.value);
      while (!(await isAccepted(url, body, agents[sent.accepted % ADDRESSES]))) {
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

function addressed(index: number): Agent {
  const localAddress = `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`;
  return new Agent({ keepAlive: true, localAddress });
}

/** A refusal of the beacon itself would be a mistake of this script. Throws then. */
function isAccepted(url: string, body: string, agent: Agent | undefined): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: "POST", agent, timeout: PATIENCE_MS }, (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      response.on("close", () => {
        if (statusCode === 400) reject(new Error(`The server refused ${body}`));
        else resolve(statusCode >= 200 && statusCode < 300);
      });
    });
    sending.on("timeout", () => sending.destroy());
    sending.on("error", () => resolve(false));
    sending.end(body);
  });
}
