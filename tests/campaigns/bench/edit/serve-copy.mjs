import { join } from "node:path";
import { createServer } from "vite";

const [copy = ""] = process.argv.slice(2);
// The packages are in the project itself, and so are the fonts in them.
const server = await createServer({
  root: copy,
  configFile: join(copy, "vite.config.ts"),
  server: { fs: { allow: [copy, join(import.meta.dirname, "..", "..", "..", "..")] } },
});
await server.listen();
