import built from "virtual:funnel";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { FUNNEL_VARIANT } from "#machine/arms.ts";
import { looksByArm } from "#machine/looks-by-arm.ts";
import type { World } from "#machine/visit.ts";
import { App } from "./app.tsx";

/** Nobody yet: nothing is kept but the arms that they are in, and nothing can be bought. */
const nobodyIn = (arms: Record<string, string>): World => ({
  store: { get: (key) => (key === FUNNEL_VARIANT ? JSON.stringify(arms) : null), set: () => false, remove: () => false },
  search: "",
  random: () => 0,
  startCheckout: () => Promise.reject(new Error("Nothing is bought while pages are built.")),
  leaveFor: () => {},
});

/** The arms in which the entrance looks different, and the experiments that decide it. */
export const entrance = { looks: looksByArm(built.plan, built.plan.entry), experiments: built.plan.experiments };

/** The HTML of a path for a visitor of whom nothing is known but their arms. */
export async function render(path: string, arms: Record<string, string>): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App world={nobodyIn(arms)} />
    </StaticRouter>,
  );
  return new Response(prelude as ReadableStream).text();
}
