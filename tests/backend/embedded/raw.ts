import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { request as openRequest } from "node:http";
import { connect } from "node:net";
import type { RawRequest } from "./hostile-requests.ts";

/**
 * Sends raw bytes, and resolves with the response up to the point where the server closes the
 * connection or `enough` has arrived.
 */
export async function exchange(
  port: number,
  bytes: string,
  enough: RegExp = /$^/,
): Promise<string> {
  const socket = connect(port, "localhost");
  let received = "";
  const done = new Promise<string>((resolve, reject) => {
    socket.setEncoding("latin1").on("data", (text) => {
      received += text;
      if (enough.test(received)) resolve(received);
    });
    socket.on("close", () => resolve(received)).on("error", reject);
  });
  socket.write(bytes);
  return done.finally(() => socket.destroy());
}

/** A connection that has sent the beginning of a request and then stays silent. */
export async function stall(port: number, bytes: string): Promise<{ end(): void }> {
  const socket = connect(port, "localhost").on("error", () => {});
  await once(socket, "connect");
  await new Promise((resolve) => socket.write(bytes, resolve));
  return { end: () => socket.destroy() };
}

/** Sends a request that `fetch` would refuse to send. Status 0 means that there was no response. */
export async function send(
  port: number,
  { method, target, headers, body, from }: RawRequest,
): Promise<{ status: number; text: string }> {
  const { address, family } = await lookup("localhost");
  const length = body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const options = {
    host: address,
    port,
    method,
    path: target,
    setHost: false,
    ...(family === 4 ? { localAddress: from } : {}),
  };
  return new Promise((resolve) => {
    const request = openRequest(
      { ...options, headers: { host: `localhost:${port}`, ...headers, ...length } },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    request.on("error", (error) => resolve({ status: 0, text: error.message }));
    request.end(body);
  });
}
