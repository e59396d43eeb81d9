import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import type { World } from "#machine/visit.ts";
import { App } from "./app.tsx";

/** Nobody yet: nothing is kept, and nothing can be bought. */
const nobody: World = {
  store: { get: () => null, set: () => false, remove: () => false },
  search: "",
  random: () => 0,
  startCheckout: () => Promise.reject(new Error("Nothing is bought while pages are built.")),
  leaveFor: () => {},
};

/** The HTML of a path for a visitor of whom nothing is known. */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App world={nobody} />
    </StaticRouter>,
  );
  return new Response(prelude as ReadableStream).text();
}
