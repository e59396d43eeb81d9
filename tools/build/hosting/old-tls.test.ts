import type { AddressInfo } from "node:net";
import { createServer, type SecureVersion, type Server } from "node:tls";
import { afterEach, describe, expect, test } from "vitest";
import { acceptsOldTls } from "./site-checks.ts";

let server: Server;
afterEach(() => void server.close());

/** A server without a certificate, which only anonymous ciphers allow. */
async function serve(minVersion: SecureVersion, maxVersion: SecureVersion): Promise<string> {
  server = createServer({ minVersion, maxVersion, ciphers: "ADH:@SECLEVEL=0", dhparam: "auto" });
  server.on("tlsClientError", () => {});
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

describe("acceptsOldTls", () => {
  test.each<[SecureVersion, SecureVersion]>([
    ["TLSv1", "TLSv1"],
    ["TLSv1.1", "TLSv1.1"],
    ["TLSv1.1", "TLSv1.2"],
  ])("notices a server that accepts %s to %s", async (oldest, newest) => {
    expect(await acceptsOldTls(await serve(oldest, newest))).toBe(true);
  });

  test("passes a server that starts at TLS 1.2", async () => {
    expect(await acceptsOldTls(await serve("TLSv1.2", "TLSv1.2"))).toBe(false);
  });

  test("rejects if the server can't be reached", async () => {
    const address = await serve("TLSv1.2", "TLSv1.2");
    await new Promise((resolve) => server.close(resolve));
    await expect(acceptsOldTls(address)).rejects.toThrow("ECONNREFUSED");
  });
});
