import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** A completion that an editor offers, with its description. */
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

/**
 * Opens a folder in the language server that VS Code's YAML extension and other editors run, and
 * talks to it as they do.
 */
export function openEditor(folder: string) {
  const { ask, send, diagnosticsFor: waitForDiagnostics, close } = startServer();
  const open = createOpener(folder, { ask, send, diagnosticsFor: waitForDiagnostics });
  return {
    /** The completions at the "|" in the text. */
    async complete(path: string, marked: string): Promise<Offered[]> {
      const before = marked.split("|")[0]?.split("\n") ?? [];
      const { uri } = await open(path, marked.replace("|", ""));
      const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
      const result = (await ask("textDocument/completion", {
        textDocument: { uri },
        position,
      })) as { items: { label: string; documentation?: unknown }[] };
      return result.items.map(({ label, documentation }) => ({
        label,
        documentation: readDocumentation(documentation),
      }));
    },
    /** The underlined problems of a text, with their lines counted from 1. */
    async diagnose(path: string, text: string): Promise<{ line: number; message: string }[]> {
      const { published } = await open(path, text);
      return ((await published).params?.diagnostics ?? []).map(({ message, range }) => ({
        line: range.start.line + 1,
        message,
      }));
    },
    close,
  };
}

type Server = ReturnType<typeof startServer>;

/** The language server's process. `send` sends a message, `ask` also waits for the answer. */
function startServer() {
  const child = spawn(process.execPath, [server, "--stdio"], { stdio: ["pipe", "pipe", "ignore"] });
  const waiting = new Map<string, (reply: Reply) => void>();
  let id = 0;
  onMessages(child.stdout, (reply) => {
    // The server asks for settings, and falls back to its own if it gets none.
    if (reply.method && reply.id !== undefined)
      send({
        id: reply.id,
        result: reply.method === "workspace/configuration" ? [{}, {}, {}, {}, {}] : null,
      });
    const key =
      reply.method === "textDocument/publishDiagnostics"
        ? `diagnostics ${reply.params?.uri}`
        : `answer ${reply.id}`;
    if (reply.method === undefined || key.startsWith("diagnostics")) waiting.get(key)?.(reply);
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
  const waitForDiagnostics = (uri: string) =>
    new Promise<Reply>((resolve) => waiting.set(`diagnostics ${uri}`, resolve));
  return { ask, send, diagnosticsFor: waitForDiagnostics, close: () => void child.kill() };
}

/** Opens texts as files of a folder, or replaces the text of an open one. */
function createOpener(
  folder: string,
  { ask, send, diagnosticsFor: waitForDiagnostics }: Omit<Server, "close">,
) {
  const opened = new Set<string>();
  let version = 0;
  const ready = ask("initialize", {
    processId: null,
    rootUri: pathToFileURL(folder).href,
    capabilities: {},
  }).then(() => send({ method: "initialized", params: {} }));
  return async (path: string, text: string) => {
    await ready;
    const uri = pathToFileURL(`${folder}/${path}`).href;
    const published = waitForDiagnostics(uri);
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
    return { uri, published };
  };
}

function readDocumentation(documentation: unknown): string {
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
