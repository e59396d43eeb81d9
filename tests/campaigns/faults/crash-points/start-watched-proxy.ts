import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { freePort } from "#tools/test-env/free-port.ts";

/** Resolves to whether something may cross. It's held back until then. */
export type Cross = () => Promise<boolean>;

export interface WatchedProxy {
  port: number;
  /** Ends all connections. What they had under way doesn't arrive. */
  cut(): void;
  stop(): void;
}

/**
 * Passes bytes on to another port of this machine and back. Whatever arrives, in either direction,
 * has to be let across. If it isn't, the connection ends.
 */
export async function startWatchedProxy(target: number, cross: Cross): Promise<WatchedProxy> {
  const port = await freePort();
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, "localhost");
    const end = () => {
      for (const socket of [near, far]) socket.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.once("close", () => {
        open.delete(from);
        end();
      });
      from.on("error", end);
      void passOn(from, to, cross).catch(end);
    }
  });
  server.listen(port);
  await once(server, "listening");
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    cut,
    stop() {
      server.close();
      cut();
    },
  };
}

/** One piece after the other, in their order. */
async function passOn(from: Socket, to: Socket, cross: Cross): Promise<void> {
  for await (const piece of from) {
    if (!(await cross())) return void from.destroy();
    to.write(piece);
  }
  to.end();
}
