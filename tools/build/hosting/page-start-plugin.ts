import type { Plugin } from "vite";
import { memberApp } from "#lib/member-app.ts";
import { isMemberAppOn } from "./is-member-app-on.ts";
import { readPageSettings } from "./pages.ts";

/** Matches the address of the member area's worker, and the names of its caches. */
const ours = new RegExp(`${memberApp.worker.replaceAll(".", "\\.")}$|^${memberApp.caches}`);
const nothing = /^$/;

/**
 * Takes the tokens of a link in a mail out of the address, where history, extensions, and bystanders
 * could read them until the application has loaded. It finds them in the state of this entry: see
 * src/app/secrets-in-address.ts. They survive a reload there.
 */
export const HIDE_TOKENS = `try {
  var inQuery = /[?&]token_hash=/.test(location.search);
  if (inQuery || /[#&](access_token|refresh_token|error_code|error_description|ticket|mail)=/.test(location.hash))
    history.replaceState(Object.assign({}, history.state, { usr: { query: location.search, fragment: location.hash } }), "", location.pathname + (inQuery ? "" : location.search));
} catch (error) {}`;

/**
 * Removes service workers that an earlier site left at this address, along with their caches: they
 * would serve its files. Spares the member area's own, unless it's switched off.
 */
const endWorkers = (spared: RegExp) => `(function () {
  function isSpared(name) { return ${spared}.test(name); }
  function isForeign(worker) { return !isSpared((worker.active || worker.waiting || worker.installing || { scriptURL: "" }).scriptURL); }
  try {
    navigator.serviceWorker.getRegistrations().then(function (all) {
      var workers = all.filter(isForeign);
      if (workers.length === 0) return;
      workers.forEach(function (worker) { worker.unregister(); });
      return caches.keys().then(function (names) { names.forEach(function (name) { if (!isSpared(name)) caches.delete(name); }); });
    }).catch(function () {});
  } catch (error) {}
})();`;

/**
 * Reloads a page if its own script is gone because a cache kept the page longer than the host kept
 * the script. Only once for each build, and never after a reload.
 * src/ui/loading/reload-for-newer-build.ts does this for later parts of the application, and
 * remembers it in the same place.
 */
const RELOAD_ONCE = `addEventListener("error", function (event) {
  try {
    var build = document.querySelector('meta[name="build"]').content;
    var isReload = performance.getEntriesByType("navigation")[0].type === "reload";
    var isScript = event.target.type === "module" || event.target.matches("link[data-script]");
    if (!isScript || isReload || !navigator.onLine || sessionStorage.getItem("reloadedFrom") === build) return;
    sessionStorage.setItem("reloadedFrom", build);
    location.reload();
  } catch (error) {}
}, true);`;

/**
 * Enables the fonts once the pictures have loaded: a page that runs in the player may not load the
 * application for a long time. See tools/build/prerender/inline-styles.ts.
 */
const SHOW_FONTS = `addEventListener("load", function () {
  document.querySelectorAll('link[media="print"]').forEach(function (sheet) { sheet.media = "all"; });
});`;

/** Browsers look for the encoding in the first 1,024 bytes of a page. */
const CHARSET = '<meta charset="utf-8" />';

/**
 * Adds scripts to the beginning of each page, where they run even if nothing else can load. Written
 * in syntax that old browsers support.
 */
export function pageStartPlugin(): Plugin {
  let spared = nothing;
  return {
    name: "page-start",
    configResolved(config) {
      // In development, there's no worker.
      if (config.command === "build" && isMemberAppOn(readPageSettings(config))) spared = ours;
    },
    transformIndexHtml(html) {
      if (!html.includes(CHARSET))
        throw new Error(`index.html has no ${CHARSET}. The first scripts are added after it.`);
      // One script, because the policy lists the hash of each one, and hosts limit the length of a
      // header.
      const script = `<script>${[HIDE_TOKENS, endWorkers(spared), RELOAD_ONCE, SHOW_FONTS].join("\n")}</script>`;
      return html.replace(CHARSET, () => `${CHARSET}\n    ${script}`);
    },
  };
}
