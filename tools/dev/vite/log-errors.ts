import type { ViteDevServer } from "vite";

/**
 * Runs `read` on the funnel's folder and logs its errors. The folder may have been moved away: it
 * may come back, and the server should still be running then.
 */
export function logErrors({ config }: Pick<ViteDevServer, "config">, read: () => void): void {
  try {
    read();
  } catch (error) {
    config.logger.error(
      `The funnel couldn't be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}
