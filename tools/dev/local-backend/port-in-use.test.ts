import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { explainPortInUse } from "./plugin.ts";

describe("port in use", () => {
  test("is explained with a command that uses another port", async () => {
    const first = createServer().listen(0, "127.0.0.1");
    await once(first, "listening");
    const { port } = first.address() as AddressInfo;
    const error = vi.fn();
    const second = createServer();
    explainPortInUse(second, { error }, "npm start");
    const failed = once(second, "error");
    second.listen(port, "127.0.0.1");
    await failed;
    first.close();
    expect(error).toHaveBeenCalledWith(
      `Another program uses port ${port}. Stop it, or take another port: PORT=${port + 1} npm start`,
    );
  });

  test("leaves all later errors to the server", async () => {
    const server = createServer();
    explainPortInUse(server, { error: vi.fn() }, "npm start");
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    server.close();
    expect(server.listenerCount("error")).toBe(0);
  });
});
