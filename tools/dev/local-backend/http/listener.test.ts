import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { virtualClock } from "../stripe/virtual-clock.ts";
import { createListener } from "./listener.ts";

const clock = virtualClock();
const answer = vi.fn(
  async (request: Request) => new Response(`${request.method} ${(await request.text()).length}`),
);
const failures: unknown[] = [];
const listener = createListener({
  isBackendPath: (path) => path.startsWith("/rest/v1/") || path.startsWith("/functions/v1/"),
  answer,
  onError: (error) => failures.push(error),
  clock,
});
const server = createServer(
  (request, response) => void listener(request, response, () => response.end("the app")),
);

beforeEach(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(async () => {
  answer.mockClear();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  expect(failures).toEqual([]);
});

/** A raw connection, and everything that the server has sent on it. */
function open() {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let received = "";
  const errors: Error[] = [];
  socket.setEncoding("latin1").on("data", (text) => {
    received += text;
  });
  socket.on("error", (error) => errors.push(error));
  const closed = once(socket, "close").then(() => ({ received, errors }));
  return { socket, closed, waitUntilReceived: () => vi.waitUntil(() => received) };
}

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

describe("listener", () => {
  test("passes a request on when its body is complete", async () => {
    const { socket, waitUntilReceived } = open();
    const arrived = once(server, "request");
    socket.write(`${post("/rest/v1/orders", 10)}01234`);
    await arrived;
    expect(answer).not.toHaveBeenCalled();

    socket.write("56789");
    expect(await waitUntilReceived()).toContain("POST 10");
    socket.destroy();
  });

  test("responds with 408 if a body doesn't arrive within ten seconds", async () => {
    const { socket, closed } = open();
    const arrived = once(server, "request");
    socket.write(`${post("/rest/v1/orders", 1000)}012345`);
    await arrived;
    await clock.advance(9_999);
    expect(socket.bytesRead).toBe(0);

    await clock.advance(1);
    await vi.waitUntil(() => socket.bytesRead > 0);
    await clock.advance(5_000);
    const { received } = await closed;
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(received).toContain("Connection: close");
    expect(answer).not.toHaveBeenCalled();
  });

  test.each([
    ["announced", post("/rest/v1/orders", 48_000_000)],
    [
      "sent in chunks",
      "POST /rest/v1/orders HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2DC6C00\r\n",
    ],
  ])(
    "responds with 413 to a body of 48 MB that is %s, and the client sees it without a reset",
    async (_, head) => {
      const { socket, closed } = open();
      socket.write(head);
      for (let sent = 0; sent < 48; sent += 1)
        if (!socket.write("x".repeat(1_000_000)))
          await Promise.race([once(socket, "drain"), closed]);
      socket.end(head.includes("chunked") ? "\r\n0\r\n\r\n" : "");

      const { received, errors } = await closed;
      expect(received).toMatch(/^HTTP\/1\.1 413 /);
      expect(received).toContain("Connection: close");
      expect(errors).toEqual([]);
      expect(answer).not.toHaveBeenCalled();
    },
  );

  test("stops reading an oversized body after a while", async () => {
    const { socket, closed } = open();
    socket.write(post("/rest/v1/orders", 48_000_000));
    await vi.waitUntil(() => socket.bytesRead > 0);

    await clock.advance(5_000);
    expect((await closed).received).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("accepts events of up to 1 MB from the payment provider", async () => {
    const { socket, waitUntilReceived } = open();
    socket.write(post("/functions/v1/stripe-webhook", 1_000_000) + "x".repeat(1_000_000));
    expect(await waitUntilReceived()).toContain("POST 1000000");
    socket.destroy();
  });

  test.each([
    ["GET // HTTP/1.1\r\nHost: [\r\n\r\n", 400],
    ["GET /rest/v1/orders HTTP/1.1\r\nHost: local host\r\n\r\n", 400],
    ["GET /rest/v1/orders HTTP/1.1\r\nHost: a:b@localhost\r\n\r\n", 400],
    ["GET /rest/v1/orders HTTP/1.1\r\nHost: localhost:99999\r\n\r\n", 400],
    ["GET /rest/v1/orders HTTP/1.1\r\nHost: localhost/rest\r\n\r\n", 400],
    ["GET /rest/v1/orders HTTP/1.0\r\n\r\n", 400],
    ["GET /rest/v1/%ff HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["GET /rest/v1/orders?select=%e0%a4%a HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["GET /rest/v1/orders?select=%zz HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["GET /rest\\v1 HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["GET http://elsewhere.test/rest/v1/orders HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["GET http://localhost/rest/v1/orders HTTP/1.1\r\nHost: localhost\r\n\r\n", 200],
    ["TRACE /rest/v1/orders HTTP/1.1\r\nHost: localhost\r\n\r\n", 405],
    ["GET //[ HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["GET //rest/v1/orders HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["GET /?utm=100% HTTP/1.1\r\nHost: localhost\r\n\r\n", 200],
  ])("responds to %j with %d", async (request, status) => {
    const { socket, waitUntilReceived } = open();
    socket.write(request);
    expect(await waitUntilReceived()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    socket.destroy();
  });
});
