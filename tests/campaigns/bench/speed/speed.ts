import { plan, stepsOnPath } from "../../../e2e/support/funnel.ts";
import { man } from "../../../e2e/support/visitors.ts";
import { buildPeer, installPeers } from "../peers/build-peers.ts";
import type { Section } from "../section.ts";
import { withBrowser } from "../with-browser.ts";
import { buildProduct } from "./build-product.ts";
import { floor, formbricks, product, rjsf, surveyJs, wizard } from "./contestants.ts";
import { computeFigures } from "./figures.ts";
import { floorPage } from "./floor-page.ts";
import { speedTable } from "./report.ts";
import { toScreen } from "./screens.ts";
import { startStaticHost } from "./static-host.ts";
import { proveWords, type Walk, walk } from "./walk.ts";

const answers = man();
const steps = stepsOnPath(answers);
const waitMs = plan.timings["auto-advance"] ?? 0;

export const speed: Section = {
  name: "speed",
  title: "Next to a static page and other packages",
  explanation: `All ${steps.length} screens from the entrance to the sales page in Chromium on a slow phone: processor slowed 4 times, 1.6 Mbit/s, 150 ms, empty cache. The static floor is one hand-written file with
the words of the same screens, without pictures: what a browser can do at best. The others show the same words too, made from the same funnel, the way their own documentation says: a hand-written wizard of one React
component (react 19.3.1), SurveyJS (survey-react-ui 3.0.0, MIT), Formbricks (@formbricks/surveys 1.99.0, the last one on npm, which runs without their server), and react-jsonschema-form (@rjsf/core 6.11.1, a form for each screen, for it has no wizard).
Only this product has pictures, fonts, and prerendered pages, checks what is typed, and counts and judges cards. A first walk proves that all words of every screen come. Then each round walks all of them in turn.
Times of a choice don't count the ${waitMs} ms that a contestant waits after it; Formbricks and react-jsonschema-form don't wait, but want a second press. In brackets: how many times the floor.`,
  async measure(rounds, log) {
    const screens = steps.map(toScreen);
    installPeers();
    buildProduct();
    const hostPeer = async (peer: Parameters<typeof buildPeer>[0]) =>
      startStaticHost({ folder: await buildPeer(peer, screens, waitMs) });
    const served = [
      {
        contestant: floor(waitMs),
        host: await startStaticHost({ page: floorPage(screens, waitMs) }),
      },
      { contestant: product(waitMs, answers), host: await startStaticHost({ folder: "dist" }) },
      { contestant: wizard(waitMs), host: await hostPeer("wizard") },
      { contestant: surveyJs(waitMs), host: await hostPeer("surveyjs") },
      { contestant: formbricks, host: await hostPeer("formbricks") },
      { contestant: rjsf, host: await hostPeer("rjsf") },
    ].map(({ contestant, host }) => ({
      contestant,
      origin: host.origin,
      host,
      walks: [] as Walk[],
    }));

    await withBrowser(async (browser) => {
      for (const one of served) {
        await proveWords(browser, one, steps);
        log(`${one.contestant.name}: all words of ${steps.length} screens came`);
      }
      for (let round = 1; round <= rounds; round += 1) {
        for (const one of served) one.walks.push(await walk(browser, one, steps));
        log(`Round ${round} of ${rounds}`);
      }
    });
    await Promise.all(served.map(({ host }) => host.stop()));
    return speedTable(
      served.map(({ contestant, walks }) => ({
        name: contestant.name,
        figures: computeFigures(walks, contestant),
      })),
    );
  },
};
