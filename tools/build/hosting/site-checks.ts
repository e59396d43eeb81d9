import { connect } from "node:tls";
import { memberApp } from "#lib/member-app.ts";
import { type PageSettings, parsePolicy } from "./content-security-policy.ts";
import { hostHeaders, siteHeaders } from "./security-headers.ts";

/** One check of a live site. */
export interface SiteCheck {
  what: string;
  remedy: string;
  /** Resolves to the errors, one line each; rejects if the site doesn't respond. */
  problems: () => Promise<string[]>;
}

const REMEDY =
  "deploy dist/ again; if the host doesn't read _headers and _redirects, set it up with dist-hosting/ (docs/hosting.md)";
/** A file that no build contains. */
const MISSING = "/assets/missing-00000000.js";

/** Checks that a deployed site responds as it should for pages built with these settings. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of checks.
export function siteChecks(
  site: string,
  settings: PageSettings,
  fetchFrom: typeof fetch = fetch,
): SiteCheck[] {
  const ask = (path: string) =>
    fetchFrom(new URL(path, site), { redirect: "manual", cache: "no-store" });
  const checkGone = (path: string) => async () => {
    const { status } = await ask(path);
    return status === 404 ? [] : [`${path} answers ${status}.`];
  };
  return [
    {
      what: "the site answers every path with the page and its security headers",
      remedy: REMEDY,
      async problems() {
        const responses = await Promise.all(
          ["/", "/sales", "/profile"].map(async (path) => [path, await ask(path)] as const),
        );
        const found = await Promise.all(
          responses.map(([path, response]) => findPageProblems(path, response, settings)),
        );
        // Report an error that all pages share only once.
        return [...new Set(found.flat())];
      },
    },
    {
      what: "browsers check for new pages, cache hashed files permanently, and get them compressed",
      remedy: REMEDY,
      async problems() {
        const page = await ask("/");
        const [script] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
        if (!script) return ["/ doesn't load a script from /assets/."];
        const { headers } = await ask(script);
        return [
          ...(asksAgain(page.headers.get("Cache-Control"))
            ? []
            : ["/ is cached without checking for changes, or never cached."]),
          ...(headers.get("Cache-Control")?.includes("immutable")
            ? []
            : [`${script} isn't immutable.`]),
          ...(headers.get("Content-Encoding") ? [] : [`${script} isn't compressed.`]),
        ];
      },
    },
    {
      what: "text names its character set",
      remedy: 'let the host send "charset=utf-8" with each type of text',
      async problems() {
        const paths = ["/", "/sales", memberApp.worker, MISSING];
        const types = await Promise.all(
          paths.map(async (path) => (await ask(path)).headers.get("Content-Type")),
        );
        return paths
          .filter((_, index) => !namesCharset(types[index] ?? null))
          .map((path) => `${path} has no character set in its type.`);
      },
    },
    {
      what: "the site accepts no TLS older than 1.2",
      remedy: "set the oldest version to 1.2 at the host, or ask it to",
      problems: async () =>
        site.startsWith("https:") && (await acceptsOldTls(site)) ? ["TLS 1.0 or 1.1 works."] : [],
    },
    {
      what: "a missing file isn't answered with the page",
      remedy: REMEDY,
      problems: checkGone(MISSING),
    },
    {
      what: "the member area's worker is a script that browsers check for a newer one",
      remedy: REMEDY,
      async problems() {
        const { status, headers } = await ask(memberApp.worker);
        if (status !== 200) return [`${memberApp.worker} answers ${status}.`];
        return [
          ...(headers.get("Content-Type")?.includes("javascript")
            ? []
            : [`${memberApp.worker} isn't sent as a script.`]),
          ...(asksAgain(headers.get("Cache-Control"))
            ? []
            : [`${memberApp.worker} is cached without checking for changes, or never cached.`]),
        ];
      },
    },
    {
      what: "there is no service worker of another site",
      remedy: REMEDY,
      problems: checkGone("/sw.js"),
    },
    {
      what: "there is none with another name",
      remedy: REMEDY,
      problems: checkGone("/service-worker.js"),
    },
  ];
}

async function findPageProblems(
  path: string,
  response: Response,
  settings: PageSettings,
): Promise<string[]> {
  const html = await response.text();
  if (response.status !== 200) return [`${path} answers ${response.status}.`];
  if (!html.includes('id="root"')) return [`${path} doesn't answer with the page.`];
  // A host that changes the page, for example by adding a script, breaks the hashes: compare them
  // with what was sent.
  const wanted = { ...siteHeaders(settings, [html]), ...hostHeaders };
  return Object.entries(wanted).flatMap(([name, value]) =>
    headerProblems(name, value, response.headers.get(name)),
  );
}

function headerProblems(name: string, wanted: string, found: string | null): string[] {
  if (!found) return [`${name} is missing.`];
  if (name === "Content-Security-Policy") return policyProblems(wanted, found);
  if (name === "Strict-Transport-Security")
    return parseMaxAge(found) >= parseMaxAge(wanted)
      ? []
      : [`${name} has a shorter time than ${wanted}.`];
  return found.replaceAll(" ", "").toLowerCase() === wanted.replaceAll(" ", "").toLowerCase()
    ? []
    : [`${name} isn't "${wanted}".`];
}

function policyProblems(wanted: string, found: string): string[] {
  const policy = parsePolicy(found);
  return Object.entries(parsePolicy(wanted)).flatMap(([directive, sources]) => {
    const sent = policy[directive];
    if (!sent) return [`Content-Security-Policy has no ${directive}.`];
    const missing = sources.filter((source) => !sent.includes(source));
    // Another page's hash does no harm: a host sends one policy for all pages.
    const besides = sent.filter(
      (source) => !sources.includes(source) && !source.startsWith("'sha256-"),
    );
    return [
      ...missing.map((source) => `Content-Security-Policy: ${directive} lacks ${source}.`),
      ...besides.map((source) => `Content-Security-Policy: ${directive} allows ${source} as well.`),
    ];
  });
}

/** Only text needs one. */
const namesCharset = (type: string | null) =>
  type !== null && (!/^text\/|xml$/.test(type) || /; ?charset=utf-8$/i.test(type));

/** `no-store` would block the back-forward cache. */
const asksAgain = (header: string | null) =>
  /no-cache|max-age=0/.test(header ?? "") && !header?.includes("no-store");

const parseMaxAge = (header: string) => Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);

const TIMEOUT_MS = 10_000;
const HTTPS_PORT = 443;

/**
 * True if a server still accepts TLS 1.0 or 1.1, which no browser needs any more. Rejects if the
 * server can't be reached.
 */
export function acceptsOldTls(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let isReached = false;
    const socket = connect({
      host: hostname,
      servername: hostname,
      port: Number(port) || HTTPS_PORT,
      minVersion: "TLSv1",
      maxVersion: "TLSv1.1",
      // OpenSSL itself refuses these versions on a higher level.
      ciphers: "ALL:@SECLEVEL=0",
      // The question is the version: another check looks at the certificate.
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    });
    const end = (settle: () => void) => {
      socket.destroy();
      settle();
    };
    socket.on("connect", () => {
      isReached = true;
    });
    socket.on("secureConnect", () => end(() => resolve(true)));
    socket.on("error", (error) => end(() => (isReached ? resolve(false) : reject(error))));
    socket.on("timeout", () =>
      end(() => reject(new Error(`no answer within ${TIMEOUT_MS / 1000} seconds`))),
    );
  });
}
