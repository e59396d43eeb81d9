import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** What an editor offers at a place: the word, and what is said of it. */
interface Offered {
  label: string;
  documentation: string;
}

interface Reply {
  id?: number;
  method?: string;
  params?: {
    uri?: string;
    diagnostics?: { message: string; range: { start: { line: number } } }[];
  };
  result?: unknown;
}

const server = createRequire(import.meta.url).resolve(
  "yaml-language-server/bin/yaml-language-server",
);

/** The language server that VS Code's YAML extension and other editors run, with a folder open. It is asked as they ask it. */
export function openEditor(folder: string) {
  const child = spawn(process.execPath, [server, "--stdio"], { stdio: ["pipe", "pipe", "ignore"] });
  const waiting = new Map<string, (reply: Reply) => void>();
  const opened = new Set<string>();
  let id = 0;
  let version = 0;
  onMessages(child.stdout, (reply) => {
    // the server asks for settings, and works with its own where it gets none
    if (reply.method && reply.id !== undefined)
      send({
        id: reply.id,
        result: reply.method === "workspace/configuration" ? [{}, {}, {}, {}, {}] : null,
      });
    const key =
      reply.method === "textDocument/publishDiagnostics"
        ? `told ${reply.params?.uri}`
        : `answer ${reply.id}`;
    if (reply.method === undefined || key.startsWith("told")) waiting.get(key)?.(reply);
  });
  const send = (message: object) => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const ask = (method: string, params: object) => {
    id++;
    send({ id, method, params });
    return new Promise<unknown>((resolve) =>
      waiting.set(`answer ${id}`, ({ result }) => resolve(result)),
    );
  };
  const ready = ask("initialize", {
    processId: null,
    rootUri: pathToFileURL(folder).href,
    capabilities: {},
  }).then(() => send({ method: "initialized", params: {} }));
  const open = async (path: string, text: string) => {
    await ready;
    const uri = pathToFileURL(`${folder}/${path}`).href;
    const told = new Promise<Reply>((resolve) => waiting.set(`told ${uri}`, resolve));
    version++;
    if (opened.has(uri))
      send({
        method: "textDocument/didChange",
        params: { textDocument: { uri, version }, contentChanges: [{ text }] },
      });
    else
      send({
        method: "textDocument/didOpen",
        params: { textDocument: { uri, languageId: "yaml", version, text } },
      });
    opened.add(uri);
    return { uri, told };
  };

  return {
    /** What is offered where "|" stands in the text. */
    async offeredIn(path: string, marked: string): Promise<Offered[]> {
      const before = marked.split("|")[0]?.split("\n") ?? [];
      const { uri } = await open(path, marked.replace("|", ""));
      const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
      const result = (await ask("textDocument/completion", {
        textDocument: { uri },
        position,
      })) as { items: { label: string; documentation?: unknown }[] };
      return result.items.map(({ label, documentation }) => ({
        label,
        documentation: saidIn(documentation),
      }));
    },
    /** What is underlined in a text, by its line, which counts from 1. */
    async underlinedIn(path: string, text: string): Promise<{ line: number; message: string }[]> {
      const { told } = await open(path, text);
      return ((await told).params?.diagnostics ?? []).map(({ message, range }) => ({
        line: range.start.line + 1,
        message,
      }));
    },
    close: () => void child.kill(),
  };
}

function saidIn(documentation: unknown): string {
  return typeof documentation === "object" && documentation !== null && "value" in documentation
    ? String(documentation.value)
    : String(documentation ?? "");
}

function onMessages(stream: NodeJS.ReadableStream, receive: (reply: Reply) => void): void {
  let buffer = Buffer.alloc(0);
  stream.on("data", (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const header = /^Content-Length: (\d+)[\s\S]*?\r\n\r\n/.exec(
        buffer.subarray(0, 200).toString(),
      );
      const end = header ? header[0].length + Number(header[1]) : Number.POSITIVE_INFINITY;
      if (!header || buffer.length < end) return;
      const text = buffer.subarray(header[0].length, end).toString();
      buffer = buffer.subarray(end);
      receive(JSON.parse(text));
    }
  });
}
