import type { Connect, Plugin, ViteDevServer } from "vite";
import { parts } from "#compiler/diff/change.ts";
import { changesSince } from "#tools/cli/funnel-folder/changes-since.ts";
import { isInFunnel } from "#tools/cli/funnel-folder/unasked-files.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import { dayBefore } from "#tools/cli/stored-numbers/day-before.ts";
import { openHosted, readNumbers } from "#tools/cli/stored-numbers/numbers-source.ts";
import type { StoredReport } from "#tools/cli/stored-numbers/stored-report.ts";
import type { PreviewChanges, PreviewNumbers } from "#tools/dev/preview/pages/preview-data.ts";
import { buildPreviewData } from "./build-preview-data.ts";

const BASE = "/__funnel";
/** The data that the preview requests, by address. */
const data: Record<string, (folder: string) => unknown> = {
  [`${BASE}/data`]: buildPreviewData,
  [`${BASE}/changes`]: readChanges,
  [`${BASE}/numbers`]: () => previewNumbers(),
};

/**
 * The documents of the preview, by address: the marketer's page, the phone in it, and all screens
 * side by side.
 */
const documents: Record<string, { title: string; script: string }> = {
  [BASE]: { title: "Funnel preview", script: "/tools/dev/preview/pages/main.tsx" },
  [`${BASE}/phone`]: { title: "Phone", script: "/tools/dev/preview/pages/phone-document.tsx" },
  [`${BASE}/screens`]: {
    title: "All screens",
    script: "/tools/dev/preview/pages/screens-document.tsx",
  },
};

type MailsPage = typeof import("./mails-page.ts");
const MAILS_PAGE = "/tools/dev/preview/mails-page.ts";

/**
 * Like the funnel's own watcher, waits because half-written files look like errors for a moment.
 */
const QUIET_MS = 160;

/**
 * The preview for marketers. It exists only during development: neither a build nor the preview of
 * a build includes it.
 */
export function previewPlugin(folder: string): Plugin {
  return {
    name: "funnel-preview",
    apply: (_, { command, isPreview }) => command === "serve" && !isPreview,
    // Scanned at startup: a library that's discovered while a page loads would load a second copy
    // of React.
    config: () => ({
      optimizeDeps: {
        entries: ["index.html", ...Object.values(documents).map(({ script }) => script.slice(1))],
      },
    }),
    configureServer(server) {
      server.middlewares.use(
        (request, response, next) =>
          void answer(server, folder, request, response).then((done) => done || next(), next),
      );
      tellOfChanges(server, folder);
      tellOfItself(server);
    },
  };
}

/** Prints the address next to the page's own. */
function tellOfItself(server: ViteDevServer): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    for (const url of server.resolvedUrls?.local ?? [])
      server.config.logger.info(`  ➜  Preview: ${new URL(BASE, url).href}`);
  };
}

async function answer(
  server: ViteDevServer,
  folder: string,
  { url = "" }: Connect.IncomingMessage,
  response: Parameters<Connect.NextHandleFunction>[1],
) {
  const path = new URL(url, "http://localhost").pathname.replace(/\/$/, "");
  const read = data[path];
  if (read) {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(await read(folder)));
    return true;
  }
  if (path === `${BASE}/mails`) {
    // Loaded for each request, so that a reload shows what was just saved.
    const { writeMailsPage } = (await server.ssrLoadModule(MAILS_PAGE)) as MailsPage;
    response.setHeader("Content-Type", "text/html");
    response.end(writeMailsPage());
    return true;
  }
  const document = documents[path];
  if (!document) return false;
  response.setHeader("Content-Type", "text/html");
  response.end(await server.transformIndexHtml(url, renderPage(document)));
  return true;
}

function renderPage({ title, script }: { title: string; script: string }): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="data:," />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;
}

/**
 * Sends only that something changed: finding warnings and samples takes a while, and only an open
 * preview asks for them.
 */
function tellOfChanges(server: ViteDevServer, folder: string): void {
  let waiting: NodeJS.Timeout | undefined;
  const notifyChange = (file: string) => {
    if (!isInFunnel(file, folder)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => server.ws.send("preview:changed"), QUIET_MS);
  };
  for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, notifyChange);
}

/** The differences of a folder's funnel since the last commit, by part. */
async function readChanges(folder: string): Promise<PreviewChanges> {
  try {
    const { notes, changes } = changesSince({ ref: "HEAD" }, folder);
    const byPart = Object.entries(parts).map(([part, heading]) => ({
      heading,
      changes: changes.filter((change) => change.part === part),
    }));
    return { notes, parts: byPart.filter((part) => part.changes.length > 0) };
  } catch (error) {
    if (error instanceof UsageError) return { reason: error.message };
    throw error;
  }
}

const DAYS = 28;
/** Fewer visitors make no group, as on the page of the numbers. */
const MIN_COUNT = 5;

/** The counts of visitors in the last 28 days, of the project that `NUMBERS_FROM` names. */
export async function previewNumbers(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<PreviewNumbers> {
  try {
    const source = openHosted(environment);
    if (!source) return { kind: "none" };
    const { totals, places } = await readNumbers(source, {
      from: dayBefore(DAYS - 1),
      to: dayBefore(0),
    });
    return {
      kind: "read",
      days: DAYS,
      checkouts: totals.checkouts,
      places: Object.fromEntries(places.flatMap(toShownPlace)),
    };
  } catch (error) {
    if (error instanceof UsageError) return { kind: "unreadable", reason: error.message };
    throw error;
  }
}

const toShownPlace = ({ place, entered, inside, medianSeconds }: StoredReport["places"][number]) =>
  entered < MIN_COUNT
    ? []
    : [[place, { entered, dropOff: inside / entered, medianSeconds }] as const];
