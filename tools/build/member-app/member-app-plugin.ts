import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ResolvedConfig, Rolldown } from "vite";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import { memberApp } from "#lib/member-app.ts";
import { isMemberAppOn } from "#tools/build/hosting/is-member-app-on.ts";
import { readPageSettings } from "#tools/build/hosting/pages.ts";
import { iconDrawing } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { compileCached } from "#tools/dev/vite/compile-cached.ts";
import { parseBuild } from "#ui/loading/reload-for-newer-build.ts";
import { appIcons, type ManifestIcon } from "./app-icons.ts";
import { shellFiles } from "./shell-files.ts";
import { endWorkerText, workerText } from "./worker-text.ts";

const PAGE = `${memberApp.page.slice(1)}.html`;
/** Stands in for a logo that can't be drawn. */
const PLAIN_ICON = "fork-knife";
const SVG = 'xmlns="http://www.w3.org/2000/svg"';

/**
 * Makes the member area installable: adds its manifest, its icons, and its worker to a built site.
 * `VITE_MEMBER_APP=off` adds a worker that removes itself instead.
 */
export function memberAppPlugin(folder: string): Plugin {
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: "member-app",
    apply: "build",
    sharedDuringBuild: true,
    generateBundle(_, built) {
      if (this.environment.name === "client") bundle = built;
    },
    buildApp: {
      // After the member area's page is written, and before hosts' files are made from all pages.
      order: "post",
      async handler({ config, environments }) {
        const site = environments.client?.config.build.outDir ?? config.build.outDir;
        const worker = join(site, memberApp.worker);
        if (isMemberAppOn(readPageSettings(config))) {
          const { outcome: funnel } = compileCached(folder);
          if (Array.isArray(funnel)) throw new Error("The funnel has errors.");
          writeAppearance(site, funnel, folder, config);
          writeFileSync(worker, await buildWorker(bundle, { root: config.root, site, funnel }));
        } else writeFileSync(worker, await endWorkerText(config.root));
      },
    },
  };
}

function buildWorker(
  bundle: Rolldown.OutputBundle,
  from: { root: string; site: string; funnel: Funnel },
): Promise<string> {
  const { root, site } = from;
  const page = readFileSync(join(site, PAGE), "utf8");
  const build = parseBuild(page);
  if (!build) throw new Error(`${PAGE} doesn't name its build.`);
  return workerText({ build, page, files: shellFiles(bundle, from) }, root);
}

/** Writes the manifest with its icons, and links it from the member area's page alone. */
function writeAppearance(
  site: string,
  funnel: Funnel,
  folder: string,
  { logger }: ResolvedConfig,
): void {
  const { paper } = funnel.theme.fields.colors.light;
  const { files, icons } = drawIcons(funnel, folder, logger);
  for (const [name, png] of Object.entries(files)) writeFileSync(join(site, name), png);
  const { name } = funnel.site.fields.brand;
  writeFileSync(join(site, memberApp.manifest), manifestText({ name, paper, icons }));
  const page = readFileSync(join(site, PAGE), "utf8");
  const link = `<link rel="manifest" href="${memberApp.manifest}">`;
  writeFileSync(
    join(site, PAGE),
    page.replace("</head>", () => `  ${link}\n  </head>`),
  );
}

function drawIcons({ theme }: Funnel, folder: string, logger: ResolvedConfig["logger"]) {
  const { logo, colors } = theme.fields;
  const { paper, brand } = colors.light;
  const file = `${logo.image}.svg`;
  try {
    return appIcons({ logo: readFileSync(join(folder, "images", file), "utf8"), paper });
  } catch (error) {
    logger.warn(`The app's icon isn't the logo, because ${file} can't be drawn: ${error}`);
    const drawing = iconDrawing(PLAIN_ICON).replaceAll("currentColor", brand);
    return appIcons({ logo: `<svg ${SVG} viewBox="0 0 256 256">${drawing}</svg>`, paper });
  }
}

interface Appearance {
  /** The brand's name. */
  name: string;
  /** The page's color. */
  paper: string;
  icons: ManifestIcon[];
}

/** The manifest of the member area, the same for every member. */
function manifestText({ name, paper, icons }: Appearance): string {
  const manifest = {
    id: memberApp.page,
    name,
    short_name: name,
    start_url: memberApp.page,
    scope: memberApp.page,
    display: "standalone",
    theme_color: paper,
    background_color: paper,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
