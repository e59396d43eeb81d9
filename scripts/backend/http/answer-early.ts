import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "../stripe/clock.ts";

const LINGER_MS = 5_000;

/**
 * Answers a request whose body is still arriving, and closes the connection. The rest of the body is read and dropped for a while first: closing a socket
 * with unread data resets it, and the client would see the reset instead of the answer.
 */
export function answerEarly(
  incoming: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  clock: Clock,
): void {
  const body = JSON.stringify({ message });
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    Connection: "close",
  });
  response.write(body);

  const close = () => {
    cancel();
    incoming.off("end", close).off("close", close).off("error", close);
    response.end();
  };
  const cancel = clock.after(LINGER_MS, () => {
    close();
    incoming.socket.destroySoon();
  });
  incoming.on("end", close).on("close", close).on("error", close);
  incoming.resume();
}
