import { join, relative, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { compileFunnel } from "#funnel/compile-funnel.ts";
import { planOf } from "#funnel/plan-of.ts";
import { type Problem, problemFrame, problemLine } from "#funnel/problem.ts";
import type { Funnel } from "#funnel/read-funnel.ts";
import { readAssets, readFunnelFolder } from "../funnel-folder.ts";

const PLAN = "virtual:funnel";
const PAGES = "virtual:funnel/pages";
const MODULES = [PLAN, PAGES];

/** Gives the browser the funnel as plain data: parsed and checked here, once, and again at every change while developing. */
export function funnelPlugin(folder: string): Plugin {
  let server: ViteDevServer | undefined;
  // what was refused when a module asked for it leaves a page that only a reload can mend
  let pageIsBroken = false;

  const read = () => compileFunnel(readFunnelFolder(folder), readAssets(folder));
  const contents = (funnel: Funnel, urlOf: (image: string) => string) => ({ plan: planOf(funnel, urlOf), site: siteOf(funnel) });
  const urlWhileDeveloping = (image: string) =>
    `${server?.config.base ?? "/"}${relative(server?.config.root ?? "", join(folder, "images", `${image}.svg`))
      .split(sep)
      .join("/")}`;

  const changed = (file: string) => {
    if (!server || !file.startsWith(folder + sep)) return;
    for (const id of MODULES) {
      const module = server.environments.client.moduleGraph.getModuleById(`\0${id}`);
      if (module) server.environments.client.moduleGraph.invalidateModule(module);
    }
    const funnel = read();
    if (Array.isArray(funnel)) server.ws.send({ type: "error", err: overlay(funnel, folder) });
    else if (pageIsBroken || file.startsWith(join(folder, "pages"))) server.ws.send({ type: "full-reload" });
    else server.ws.send("funnel:changed", contents(funnel, urlWhileDeveloping));
    if (!Array.isArray(funnel)) pageIsBroken = false;
  };

  return {
    name: "funnel",
    configureServer(started) {
      server = started;
      for (const event of ["add", "change", "unlink"] as const) started.watcher.on(event, changed);
    },
    resolveId: { filter: { id: /^virtual:funnel/ }, handler: (id) => (MODULES.includes(id) ? `\0${id}` : undefined) },
    load: {
      filter: { id: /^\0virtual:funnel/ },
      handler(id) {
        const funnel = read();
        if (Array.isArray(funnel)) {
          pageIsBroken = true;
          const { message, loc } = overlay(funnel, folder);
          return this.error({ message, loc });
        }
        if (id === `\0${PAGES}`) return `export default ${JSON.stringify(Object.fromEntries([...funnel.pages].map(([route, page]) => [route, page.fields])))}`;
        return moduleText(
          contents(funnel, (image) => image),
          folder,
        );
      },
    },
    transformIndexHtml: (html) => {
      const funnel = read();
      return Array.isArray(funnel)
        ? html
        : html
            .replaceAll("%NAME%", escaped(funnel.file.name))
            .replaceAll("%BRAND%", escaped(funnel.site.fields.brand.name))
            .replaceAll("%DESCRIPTION%", escaped(funnel.site.fields.brand.description));
    },
    // the plugin tells the page itself; Vite would reload it
    hotUpdate: ({ file }) => (file.startsWith(folder + sep) ? [] : undefined),
  };
}

function siteOf(funnel: Funnel) {
  return { ...funnel.site.fields, pages: [...funnel.pages.keys()] };
}

/** The plan with its pictures imported, so that each gets the name under which it can be cached for ever. */
function moduleText({ plan, site }: { plan: ReturnType<typeof planOf>; site: ReturnType<typeof siteOf> }, folder: string): string {
  const images = Object.keys(plan.images);
  const imports = images.map((image, index) => `import image${index} from ${JSON.stringify(`${join(folder, "images", image)}.svg?url&no-inline`)};`);
  const urls = images.map((image, index) => `${JSON.stringify(image)}: image${index}`);
  return `${imports.join("\n")}\nexport default { plan: { ...${JSON.stringify(plan)}, images: { ${urls.join(", ")} } }, site: ${JSON.stringify(site)} };`;
}

function overlay(problems: Problem[], folder: string) {
  const texts = readFunnelFolder(folder);
  const said = problems.map((problem) => `${problemLine(problem)}\n${problemFrame(problem, texts[problem.file.replace(/^funnel\//, "")] ?? "")}`);
  const [first] = problems;
  const count = problems.length === 1 ? "One thing is" : `${problems.length} things are`;
  return {
    message: `${count} wrong in the funnel.\n\n${said.join("\n\n")}`,
    stack: "",
    plugin: "funnel",
    loc: { file: first?.file ?? "funnel", line: first?.line ?? 1, column: (first?.column ?? 1) - 1 },
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
