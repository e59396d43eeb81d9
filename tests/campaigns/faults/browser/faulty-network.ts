import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * `delayed`: it arrives when the network is restored. `sliced`: it arrives in single bytes. `half`:
 * the first half arrives, and then the connection ends. `refused`: the connection ends, and no new
 * one is accepted. `offline`: the same, and the browser knows.
 */
export type NetworkFault = "delayed" | "reset" | "sliced" | "half" | "refused" | "offline";

/** A fault of requests to some paths. */
export interface NetworkBreak {
  fault: NetworkFault;
  /** The first line of the request, without the protocol: `POST /functions/v1/stripe-checkout`. */
  request: RegExp;
  /** True if it happens to the request, so that no one hears of it, or only to its answer. */
  to: "request" | "answer";
}

/** The network of one visitor, which can break. */
export interface FaultyNetwork {
  /** The address for `newContext`. */
  proxy: string;
  /** Breaks matching requests from now on. Resolves when it first happens to one. */
  break(broken: NetworkBreak): Promise<void>;
  /** Delivers what was delayed, and breaks nothing more. */
  restore(): void;
  /** Everything that the server has answered, whether it arrived or not. */
  getAnswered(): string;
  close(): void;
}

const SOCKS_VERSION = 5;
const ACCEPTED = Buffer.from([SOCKS_VERSION, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
const REFUSED = Buffer.from([SOCKS_VERSION, SOCKS_VERSION, 0, 1, 0, 0, 0, 0, 0, 0]);
const REQUEST = /^((?:GET|HEAD|POST|PUT|PATCH|DELETE) \S+) HTTP\/1\.1\r\n/;

/** Opens a SOCKS proxy to a port of this machine. The server sees `address` as the visitor's. */
export async function openNetwork(port: number, address: string): Promise<FaultyNetwork> {
  const network = { broken: undefined as Triggered | undefined, isDown: false };
  const held: (() => void)[] = [];
  const sockets = new Set<Socket>();
  let answered = "";

  const server = createServer((client) => {
    sockets.add(client.once("close", () => sockets.delete(client)).on("error", () => {}));
    client.setNoDelay().once("data", () => {
      client.write(Buffer.from([SOCKS_VERSION, 0]));
      client.once("data", () => {
        if (network.isDown) return void client.end(REFUSED);
        const upstream = connect({ port, host: "127.0.0.1", localAddress: address });
        sockets.add(upstream.once("close", () => sockets.delete(upstream)).on("error", () => {}));
        upstream.setNoDelay();
        client.write(ACCEPTED);
        tunnel(client, upstream);
      });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  function tunnel(client: Socket, upstream: Socket): void {
    let current: Triggered | undefined;
    const toServer = sender(upstream, client);
    const toClient = sender(client, upstream);
    client.on("data", (chunk) => {
      const [, request] = REQUEST.exec(chunk.toString("latin1")) ?? [];
      if (request) current = network.broken?.request.test(request) ? network.broken : undefined;
      toServer(chunk, happening("request"));
    });
    upstream.on("data", (chunk) => {
      answered += chunk.toString("latin1");
      toClient(chunk, happening("answer"));
    });
    const happening = (to: NetworkBreak["to"]) => {
      if (current?.to !== to) return undefined;
      current.trigger();
      return current;
    };
    client.once("close", () => void (held.length === 0 && upstream.destroy()));
    upstream.once("close", () => client.destroy());
  }

  /** Sends chunks in order, each with what happens to it. */
  function sender(to: Socket, from: Socket) {
    let before = Promise.resolve();
    return (chunk: Buffer, broken: Triggered | undefined) => {
      before = before.then(() => send(chunk, broken, to, from));
    };
  }

  async function send(chunk: Buffer, broken: Triggered | undefined, to: Socket, from: Socket) {
    const fault = broken?.fault;
    // An answer may come after the network was restored: what it has begun with still happens to it.
    const isOver = network.broken !== broken;
    if (fault === "delayed" && !isOver) await new Promise<void>((resolve) => held.push(resolve));
    if (fault === "sliced") return slice(chunk, to);
    if (fault === "half") await write(chunk.subarray(0, chunk.length / 2), to);
    if (fault === undefined || fault === "delayed") return write(chunk, to);
    if ((fault === "refused" || fault === "offline") && !isOver) network.isDown = true;
    for (const socket of [to, from]) socket.resetAndDestroy();
  }

  return {
    proxy: `socks5://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break: (broken) =>
      new Promise<void>((resolve) => {
        network.broken = { ...broken, trigger: resolve };
      }),
    restore() {
      Object.assign(network, { broken: undefined, isDown: false });
      for (const release of held.splice(0)) release();
    },
    getAnswered: () => answered,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

interface Triggered extends NetworkBreak {
  trigger(): void;
}

const write = (chunk: Buffer, to: Socket) =>
  new Promise<void>((resolve) => {
    if (to.destroyed) resolve();
    else to.write(chunk, () => resolve());
  });

async function slice(chunk: Buffer, to: Socket): Promise<void> {
  for (const byte of chunk) await write(Buffer.from([byte]), to);
}
