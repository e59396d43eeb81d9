import type { ViteDevServer } from "vite";

/** Does something with the funnel's folder, which may have been moved away: it may come back, and the server should be there then. */
export function readSafely({ config }: Pick<ViteDevServer, "config">, read: () => void): void {
  try {
    read();
  } catch (error) {
    config.logger.error(
      `The funnel could not be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}
