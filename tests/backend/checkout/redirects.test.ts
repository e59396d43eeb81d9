import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { provider } from "../../../supabase/functions/_shared/provider.ts";
import { sendMail } from "../../../supabase/functions/_shared/send-mail.ts";
import "../support/environment.ts";

/** The requests that reached the address that the services redirect to. */
const received: string[] = [];
let elsewhere: Server;
let redirecting: Server;

beforeAll(async () => {
  elsewhere = await listen(({ url = "" }, response) => {
    received.push(url);
    response.end("{}");
  });
  redirecting = await listen(({ url }, response) =>
    response.writeHead(307, { Location: `${readAddress(elsewhere)}${url}` }).end(),
  );
});
afterAll(() => {
  vi.unstubAllEnvs();
  elsewhere.close();
  redirecting.close();
});
beforeEach(() => {
  received.length = 0;
});

describe("functions follow no redirect: their keys and our buyers' addresses don't go elsewhere", () => {
  test("of the mail service", async () => {
    vi.stubEnv("MAIL_API_URL", `${readAddress(redirecting)}/emails`);
    await expect(sendMail("ann@example.com", { subject: "Hello", text: "Text" })).rejects.toThrow();
    expect(received).toEqual([]);
  });

  test("of the payment provider", async () => {
    vi.stubEnv("STRIPE_API_BASE", readAddress(redirecting));
    await expect(provider().checkout.sessions.retrieve("cs_test_1")).rejects.toThrow();
    expect(received).toEqual([]);
  });
});

function listen(answer: RequestListener): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer(answer).listen(0, "127.0.0.1", () => resolve(server));
  });
}

function readAddress(server: Server): string {
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
