import type { IncomingMessage } from "node:http";
import type { Clock } from "../stripe/clock.ts";

interface BodyLimits {
  limitBytes: number;
  deadlineMs: number;
  clock: Clock;
}

/**
 * `tooLarge` and `tooLate` leave the rest of the body unread. After `aborted`, the client no longer
 * waits for a response.
 */
export type ReadBody = Buffer | "tooLarge" | "tooLate" | "aborted";

/** Reads a request's body to its end, but not past the limit or the deadline. */
export function readBody(
  incoming: IncomingMessage,
  { limitBytes, deadlineMs, clock }: BodyLimits,
): Promise<ReadBody> {
  if (Number(incoming.headers["content-length"]) > limitBytes) return Promise.resolve("tooLarge");
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;

    const settle = (result: ReadBody) => {
      cancelDeadline();
      incoming.off("data", take).off("end", end).off("close", abort).off("error", abort);
      if (typeof result === "string") incoming.pause();
      resolve(result);
    };
    const take = (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > limitBytes) return settle("tooLarge");
      chunks.push(chunk);
    };
    const end = () => settle(Buffer.concat(chunks, size));
    const abort = () => settle("aborted");

    const cancelDeadline = clock.after(deadlineMs, () => settle("tooLate"));
    incoming.on("data", take).on("end", end).on("close", abort).on("error", abort);
  });
}
