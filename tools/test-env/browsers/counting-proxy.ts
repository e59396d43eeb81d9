import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface CountingProxy {
  origin: string;
  /** The number of times that each script was requested. */
  scripts: Map<string, number>;
  stop(): Promise<void>;
}

/** Forwards everything to a server, and counts the requests. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const scripts = new Map<string, number>();
  const server = createServer((asked, answer) => {
    const { url = "/", method, headers } = asked;
    if (url.endsWith(".js")) scripts.set(url, (scripts.get(url) ?? 0) + 1);
    const passed = request(target + url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    scripts,
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
