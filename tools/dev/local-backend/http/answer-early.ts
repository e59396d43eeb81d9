import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "../stripe/clock.ts";

const LINGER_MS = 5_000;

/**
 * Responds to a request while its body is still arriving, and closes the connection. Before that,
 * it reads and drops the rest of the body for a while: closing a socket with unread data resets it,
 * and the client would see the reset instead of the response.
 */
export function answerEarly(
  incoming: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  clock: Clock,
): void {
  // Of an API of Supabase's, clients read `message`; of a function, `error`.
  const body = JSON.stringify({ message, error: message });
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
