import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { type Entrance, looksBeside, writeEarlyArms } from "./early-arms.ts";

const SERVER_BUILD = "dist-ssr";
const ENTRANCE = "/";

/** Many hosts serve this page for every path: elsewhere nobody sees the entrance, not even for a moment. */
const HIDDEN_ELSEWHERE = `<script>if (location.pathname !== "${ENTRANCE}") document.documentElement.dataset.elsewhere = "";</script>
    <style>[data-elsewhere] #root { visibility: hidden; }</style>`;

/** Once it is parsed, the look of the visitor's own arm is the only one. */
const ONE_LOOK = `(function (shown) {
  document.querySelectorAll("#root > [data-look]").forEach(function (look) {
    if (look.dataset.look === shown) look.replaceWith.apply(look, look.childNodes);
    else look.remove();
  });
})(document.documentElement.dataset.look || "0");
`;

/** Listens until the application does: what is chosen before then is kept, and carried out when it comes. */
const UNTIL_THE_APP_IS_HERE = `(function (root) {
  if (location.pathname !== "${ENTRANCE}") {
    root.replaceChildren();
    delete document.documentElement.dataset.elsewhere;
    return;
  }
  root.addEventListener("click", function (event) {
    var option = event.target.closest("[data-option]");
    if (!option || window.earlyChoice === null) return;
    window.earlyChoice = option.dataset.option;
    option.dataset.chosen = "";
  });
})(document.getElementById("root"));`;

interface Prerender {
  render(path: string, arms: Record<string, string>): Promise<string>;
  entrance: Entrance;
}

/** Writes the entrance into index.html, so that it is on screen before any script is. */
export function prerenderPlugin(entry: string, armsEntry: string): Plugin {
  return {
    name: "prerender",
    apply: "build",
    config: () => ({
      builder: {},
      environments: { ssr: { build: { ssr: true, outDir: SERVER_BUILD, emptyOutDir: true, rolldownOptions: { input: { prerender: entry } } } } },
    }),
    buildApp: {
      order: "post",
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error("Vite has no client or no ssr environment to prerender with.");
        for (const environment of [client, ssr]) if (!environment.isBuilt) await builder.build(environment);
        const { render, entrance }: Prerender = await import(pathToFileURL(join(SERVER_BUILD, "prerender.js")).href);
        const page = join(client.config.build.outDir, "index.html");
        const shell = readFileSync(page, "utf8");
        const root = '<div id="root"></div>';
        if (!shell.includes(root)) throw new Error(`index.html has no ${root} to write the entrance into.`);
        const looks = await Promise.all(entrance.looks.map((arms) => render(ENTRANCE, arms)));
        const [only = ""] = looks;
        const { html, style } = looks.length > 1 ? looksBeside(looks) : { html: only, style: "" };
        const early =
          style && `<script src="${await writeEarlyArms(armsEntry, entrance, client.config.build.outDir)}"></script>\n    <style>${style}</style>\n    `;
        const body = `<div id="root">${html}</div>\n    <script>${style && ONE_LOOK}${UNTIL_THE_APP_IS_HERE}</script>`;
        writeFileSync(
          page,
          shell.replace(root, () => body).replace("</head>", () => `  ${early}${HIDDEN_ELSEWHERE}\n  </head>`),
        );
        rmSync(SERVER_BUILD, { recursive: true });
      },
    },
  };
}
