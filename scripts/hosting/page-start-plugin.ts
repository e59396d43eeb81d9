import type { Plugin } from "vite";

/** Ends service workers that an earlier site left at this address, with what they kept: they would answer with its files. */
const END_WORKERS = `(function () {
  try {
    navigator.serviceWorker.getRegistrations().then(function (workers) {
      if (workers.length === 0) return;
      workers.forEach(function (worker) { worker.unregister(); });
      return caches.keys().then(function (names) { names.forEach(function (name) { caches.delete(name); }); });
    }).catch(function () {});
  } catch (error) {}
})();`;

/**
 * Reloads a page whose own script is gone: a cache kept the page longer than the host kept the script. Once for each build, and never after a reload.
 * Later parts of the application have src/ui/reload-for-newer-build.ts, which counts in the same place.
 */
const RELOAD_ONCE = `addEventListener("error", function (event) {
  try {
    var build = document.querySelector('meta[name="build"]').content;
    var isReload = performance.getEntriesByType("navigation")[0].type === "reload";
    if (event.target.type !== "module" || isReload || !navigator.onLine || sessionStorage.getItem("reloadedFrom") === build) return;
    sessionStorage.setItem("reloadedFrom", build);
    location.reload();
  } catch (error) {}
}, true);`;

/** Browsers look for the encoding in the first 1,024 bytes of a page. */
const CHARSET = '<meta charset="utf-8" />';

/** Scripts at the beginning of each page, where they run whatever else can't be loaded. In the syntax of old browsers. */
export function pageStartPlugin(): Plugin {
  return {
    name: "page-start",
    transformIndexHtml(html) {
      if (!html.includes(CHARSET))
        throw new Error(`index.html has no ${CHARSET} to put the first scripts behind.`);
      const scripts = [END_WORKERS, RELOAD_ONCE]
        .map((code) => `\n    <script>${code}</script>`)
        .join("");
      return html.replace(CHARSET, () => CHARSET + scripts);
    },
  };
}
