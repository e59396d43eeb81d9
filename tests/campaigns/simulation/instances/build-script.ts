import { join } from "node:path";
import { build } from "vite";

const ROOT = join(import.meta.dirname, "..", "..", "..", "..");

/** Builds a module and all it imports as the product is built, into one script. */
export async function buildScript(file: string, env: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: ROOT,
    publicDir: false,
    define: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [
        `import.meta.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
    ssr: { noExternal: true },
    build: {
      ssr: join(ROOT, file),
      write: false,
      minify: false,
      rolldownOptions: { output: { format: "cjs", codeSplitting: false } },
    },
  });
  const [chunk] = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  if (chunk?.type !== "chunk") throw new Error(`${file} wasn't built.`);
  return chunk.code;
}
