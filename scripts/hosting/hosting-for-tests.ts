import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Headers = Record<string, string>;

/** Serves files as Netlify does, by its two files: what `_headers` says for all paths, and the first line of `_redirects` for a path without a file. */
export async function serveAsHost(files: Record<string, string>): Promise<{ address: string; close: () => void }> {
  const headers = readHeaders(files._headers ?? "");
  const rules = (files._redirects ?? "")
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split(/\s+/) as [from: string, to: string, status: string]);
  const server = createServer(({ url = "/" }, response) => {
    const path = url.replace(/\?.*/, "");
    const name = path === "/" ? "index.html" : path.slice(1);
    const rule = name in files ? undefined : rules.find(([from]) => (from.endsWith("*") ? path.startsWith(from.slice(0, -1)) : path === from));
    const [, to = `/${name}`, status = name in files ? "200" : "404"] = rule ?? [];
    response.writeHead(Number(status), headers).end(files[to.slice(1)] ?? "");
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

function readHeaders(text: string): Headers {
  const lines = text.split("\n").filter((line) => line.startsWith("  "));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(":")).trim(), line.slice(line.indexOf(":") + 1).trim()]));
}
