import { createServer } from "vite";
import { copyProject, project, putAuthorsFunnel, served } from "./copy.ts";

const { PORT } = process.env;
if (!PORT) throw new Error("PORT says where to serve, and names the copy.");
const copy = served(PORT);
copyProject(copy);
putAuthorsFunnel(copy);
// packages lie in the project itself, and so do the fonts that they bring
const server = await createServer({
  root: copy,
  configFile: `${copy}/vite.config.ts`,
  server: { fs: { allow: [copy, project] } },
});
await server.listen();
