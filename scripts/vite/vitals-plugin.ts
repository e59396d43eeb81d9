import type { Plugin } from "vite";

const APPLICATION = "/src/app/main.tsx";

/** Puts the watcher of steps into the application's page. It watches the page from outside: the application knows nothing of it. */
export function vitalsPlugin(watcher: string): Plugin {
  return {
    name: "vitals",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => (html.includes(APPLICATION) ? [{ tag: "script", attrs: { type: "module", src: `/${watcher}` }, injectTo: "body" }] : []),
    },
  };
}
