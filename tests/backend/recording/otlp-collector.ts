import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A collector that keeps what it gets, and may be slow, refuse, or hang. */
export async function openCollector() {
  const collector = {
    mode: "well" as "well" | "refuses" | "hangs",
    // biome-ignore lint/suspicious/noExplicitAny: a test reads what a collector would read
    got: [] as { path: string; headers: Record<string, unknown>; body: any }[],
    url: "",
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    collector.got.push({ path: request.url ?? "", headers: request.headers, body });
    if (collector.mode === "hangs") return;
    response.writeHead(collector.mode === "well" ? 200 : 503).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  collector.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return collector;
}
