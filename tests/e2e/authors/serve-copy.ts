import { createServer } from "vite";
import { copyProject, project } from "#tools/test-env/copy-project.ts";
import { putSampleFunnel } from "#tools/test-env/put-sample-funnel.ts";
import { getServedFolder } from "./copy.ts";

const { PORT } = process.env;
if (!PORT) throw new Error("PORT says where to serve, and names the copy.");
const copy = getServedFolder(PORT);
copyProject(copy);
putSampleFunnel(copy);
// The packages are in the project itself, and so are the fonts in them.
const server = await createServer({
  root: copy,
  configFile: `${copy}/vite.config.ts`,
  server: { fs: { allow: [copy, project] } },
});
await server.listen();
