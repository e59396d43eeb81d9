import type { EventEmitter } from "node:events";

/** Adds to Vite's own message how to use another port. */
export function explainPortInUse(
  server: EventEmitter | null,
  logger: { error(text: string): void },
  command: string,
): void {
  const explain = ({ code, port }: NodeJS.ErrnoException & { port?: number }) => {
    if (code === "EADDRINUSE")
      logger.error(
        `Another program uses port ${port}. Stop it, or take another port: PORT=${Number(port) + 1} ${command}`,
      );
  };
  server?.on("error", explain);
  server?.once("listening", () => server.off("error", explain));
}
