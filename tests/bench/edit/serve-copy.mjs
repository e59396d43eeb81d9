import { join } from "node:path";
import { createServer } from "vite";

const [copy = ""] = process.argv.slice(2);
// packages lie in the project itself, and so do the fonts that they bring
const server = await createServer({
  root: copy,
  configFile: join(copy, "vite.config.ts"),
  server: { fs: { allow: [copy, join(import.meta.dirname, "..", "..", "..")] } },
});
await server.listen();
