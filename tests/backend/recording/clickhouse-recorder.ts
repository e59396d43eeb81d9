import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Asked {
  settings: URLSearchParams;
  body: string;
  authorization: string | undefined;
}

/** The store's answer. After `silence`, there's none. */
type Answer = { status?: number; body: string } | "silence";

/** Something at the address of ClickHouse that writes down what it's asked. */
export async function openRecorder(answer: Answer = { body: "" }) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const { searchParams: settings } = new URL(request.url ?? "", "http://clickhouse");
    const body = await text(request);
    asked.push({ settings, body, authorization: request.headers.authorization });
    if (answer === "silence") return;
    response.writeHead(answer.status ?? 200);
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://writer:secret@127.0.0.1:${port}/funnel`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
