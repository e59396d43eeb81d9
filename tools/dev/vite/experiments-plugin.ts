import type { Plugin } from "vite";
import { EXPERIMENTS_FILE, publishExperiments } from "#rules/experiments/published-experiments.ts";
import { readingToShow } from "./compile-cached.ts";

/** Publishes what functions need of the funnel, as a file next to the pages. */
export function experimentsPlugin(folder: string): Plugin {
  const writeExperiments = () => {
    const { outcome: funnel } = readingToShow(folder);
    return Array.isArray(funnel)
      ? undefined
      : publishExperiments(funnel.file.experiments, funnel.offer.fields["ad-consent"]);
  };
  return {
    name: "experiments",
    configureServer(server) {
      server.middlewares.use(`/${EXPERIMENTS_FILE}`, (_, response) => {
        const text = writeExperiments();
        response.statusCode = text === undefined ? 503 : 200;
        response.setHeader("Content-Type", "application/json");
        response.end(text ?? '{"error":"The funnel has an error."}');
      });
    },
    generateBundle() {
      const source = writeExperiments();
      // The funnel's own plugin reports the errors.
      if (this.environment.name === "client" && source !== undefined)
        this.emitFile({ type: "asset", fileName: EXPERIMENTS_FILE, source });
    },
  };
}
