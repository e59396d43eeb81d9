import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type ChdbSession, openChdb } from "#tools/ops/event-store/open-chdb.ts";

/** Of the parameters of a request, those that aren't settings. */
const OF_THE_REQUEST = /^(query|query_id|database|session_id|default_format|param_.*)$/;

/** ClickHouse's HTTP interface, as far as its client uses it here, in front of chDB. */
export async function openClickHouse() {
  const chdb = openChdb();
  const asked: { query: string; settings: URLSearchParams }[] = [];
  const server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? "", "http://clickhouse");
    const sent = await text(request);
    const query = searchParams.has("query") ? `${searchParams.get("query")}\n${sent}` : sent;
    asked.push({ query, settings: searchParams });
    answer(chdb, { query, searchParams }, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://default:secret@127.0.0.1:${port}/default`,
    asked,
    chdb,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      chdb.close();
    },
  };
}

function answer(
  chdb: ChdbSession,
  { query, searchParams }: { query: string; searchParams: URLSearchParams },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  try {
    if (request.headers.authorization !== `Basic ${btoa("default:secret")}`)
      throw new Error("Code: 516. DB::Exception: Authentication failed. (AUTHENTICATION_FAILED)");
    for (const [name, value] of searchParams)
      if (!OF_THE_REQUEST.test(name)) chdb.query(`set ${name} = '${value}'`);
      else if (name.startsWith("param_")) chdb.query(`set ${name} = '${value}'`);
    response.end(chdb.query(query));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, code = "1"] = /Code: (\d+)/.exec(message) ?? [];
    response.writeHead(500, { "X-ClickHouse-Exception-Code": code });
    response.end(message.slice(message.indexOf("Code:")));
  }
}
