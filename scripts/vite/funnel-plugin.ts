import { join, sep } from "node:path";
import type { Plugin } from "vite";
import type { Funnel } from "#funnel/read-funnel.ts";
import { compiled, contentsOf, funnelModules, PAGES } from "./contents.ts";
import { watchFunnel } from "./funnel-watcher.ts";
import { overlayOf } from "./overlay.ts";

/** What stands in index.html where the funnel has something to say. */
const UNTIL_MENDED = "The funnel has a mistake";

/** Gives the browser the funnel as plain data: parsed and checked here, once, and again at every change while developing. */
export function funnelPlugin(folder: string): Plugin {
  let watcher: ReturnType<typeof watchFunnel> | undefined;
  return {
    name: "funnel",
    configureServer(server) {
      watcher = watchFunnel(server, folder);
    },
    resolveId: { filter: { id: /^virtual:funnel/ }, handler: (id) => (funnelModules.includes(id) ? `\0${id}` : undefined) },
    load: {
      filter: { id: /^\0virtual:funnel/ },
      handler(id) {
        const funnel = compiled(folder);
        if (Array.isArray(funnel)) {
          watcher?.loadFailed();
          const { message, loc } = overlayOf(funnel, folder);
          // the bundler counts columns from 0
          return this.error({ message, loc: { ...loc, column: loc.column - 1 } });
        }
        return id === `\0${PAGES}` ? `export default ${JSON.stringify(pagesOf(funnel))}` : moduleText(funnel, folder);
      },
    },
    transformIndexHtml(html) {
      const funnel = compiled(folder);
      const { name, brand, description } = Array.isArray(funnel)
        ? { name: UNTIL_MENDED, brand: "", description: "" }
        : { name: funnel.file.name, brand: funnel.site.fields.brand.name, description: funnel.site.fields.brand.description };
      return html.replaceAll("%NAME%", escaped(name)).replaceAll("%BRAND%", escaped(brand)).replaceAll("%DESCRIPTION%", escaped(description));
    },
    // the watcher tells the page itself; Vite would reload it
    hotUpdate: ({ file }) => (file.startsWith(folder + sep) ? [] : undefined),
  };
}

function pagesOf(funnel: Funnel) {
  return Object.fromEntries([...funnel.pages].map(([route, page]) => [route, page.fields]));
}

/** The plan with its pictures imported, so that each gets the name under which it can be cached for ever. */
function moduleText(funnel: Funnel, folder: string): string {
  const { plan, site } = contentsOf(funnel, (image) => image);
  const images = Object.keys(plan.images);
  const imports = images.map((image, index) => `import image${index} from ${JSON.stringify(`${join(folder, "images", image)}.svg?url&no-inline`)};`);
  const urls = images.map((image, index) => `${JSON.stringify(image)}: image${index}`);
  return `${imports.join("\n")}\nexport default { plan: { ...${JSON.stringify(plan)}, images: { ${urls.join(", ")} } }, site: ${JSON.stringify(site)} };`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
