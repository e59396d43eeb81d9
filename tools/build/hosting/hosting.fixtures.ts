import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

type Headers = Record<string, string>;

/** The headers that Netlify sends if no rule says otherwise. */
const BY_DEFAULT: Headers = {
  "Cache-Control": "public,max-age=0,must-revalidate",
  "Content-Encoding": "gzip",
};

/**
 * Serves files as Netlify does, following its two files: all rules of `_headers` for a path, and
 * the first line of `_redirects` for a path without a file.
 */
export async function serveAsHost(
  files: Record<string, string>,
  byDefault: Headers = BY_DEFAULT,
): Promise<{ address: string; close: () => void }> {
  const getHeaders = readHeaders(files._headers ?? "");
  const rules = (files._redirects ?? "")
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split(/\s+/) as [from: string, to: string, status: string]);
  const server = createServer(({ url = "/" }, response) => {
    const path = url.replace(/\?.*/, "");
    const name = path === "/" ? "index.html" : path.slice(1);
    const rule = name in files ? undefined : rules.find(([from]) => matches(from, path));
    const [, to = `/${name}`, status = name in files ? "200" : "404"] = rule ?? [];
    const type = to.endsWith(".js") ? "application/javascript" : "text/html; charset=utf-8";
    const headers: Headers = { "Content-Type": type, ...byDefault, ...getHeaders(path) };
    const body = files[to.slice(1)] ?? "";
    response
      .writeHead(Number(status), headers)
      .end(headers["Content-Encoding"] ? gzipSync(body) : body);
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

function readHeaders(text: string): (path: string) => Headers {
  const rules = text.split(/\n(?=\/)/).map((rule) => rule.trim().split("\n"));
  return (path) =>
    Object.fromEntries(
      rules
        .filter(([pattern = ""]) => matches(pattern, path))
        .flatMap(([, ...lines]) => lines.map(readHeader)),
    );
}

function readHeader(line: string): [name: string, value: string] {
  return [line.slice(0, line.indexOf(":")).trim(), line.slice(line.indexOf(":") + 1).trim()];
}
