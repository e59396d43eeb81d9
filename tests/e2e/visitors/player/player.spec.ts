import type { Page } from "@playwright/test";
import { getOwn } from "#lib/json.ts";
import { FUNNEL_FLOW } from "#lib/quiz-storage-keys.ts";
import { createRandom } from "#lib/seeded-random.ts";
import { shownAt } from "#quiz/engine/shown.ts";
import { playedScreens } from "#quiz/player/write-notes.ts";
import { memoryStore, visit } from "../../../engine/visit.fixtures.ts";
import { APPLICATION, holdBack } from "../../support/delay-requests.ts";
import {
  autoAdvanceMs,
  firstArms,
  list,
  listValues,
  plan,
  site,
  toScreenName,
} from "../../support/funnel.ts";
import { expect, stopClock, test } from "../../support/journey.ts";

const played = playedScreens(plan);
const SEEDS = [1, 2, 3, 4, 5, 6];
const MAX_ACTIONS = 24;

/** The state that the page shows and the browser stores. */
const readPageState = (page: Page) =>
  page.evaluate((flow) => {
    const chosen = [...document.querySelectorAll<HTMLElement>("[data-step] [data-option]")].filter(
      (one) => ["aria-pressed", "aria-checked"].some((name) => one.getAttribute(name) === "true"),
    );
    const progress = document.querySelector("[role=progressbar]");
    return {
      screen: document.querySelector<HTMLElement>("[data-step]")?.dataset.step,
      path: location.pathname,
      window: document.title,
      title: document.querySelector("[data-step] h1")?.textContent,
      progress: progress && [
        progress.getAttribute("aria-valuetext"),
        progress.nextElementSibling?.textContent,
      ],
      chosen: chosen.map(({ dataset }) => dataset.option),
      leadsBack:
        getComputedStyle(document.querySelector("[data-back]") as Element).visibility === "visible",
      quizState: localStorage.getItem("quizState"),
      flow: JSON.parse(localStorage.getItem(flow) ?? "null")?.steps,
    };
  }, FUNNEL_FLOW);

/** The same state, according to the machine. */
function readMachineState(machine: ReturnType<typeof visit>) {
  const place = machine.place() ?? "";
  const { step: at, answer } = shownAt(plan, place, machine.actor.getSnapshot());
  const options = Object.keys((at as typeof at & { options: object }).options);
  return {
    screen: toScreenName(at),
    path: at.route,
    window: `${at.title} · ${site.brand.name}`,
    title: at.title,
    progress:
      at.number === undefined ? null : [`${at.number}/${plan.total}`, `${at.number}/${plan.total}`],
    chosen: options.filter(
      (value) => answer === value || (Array.isArray(answer) && answer.includes(value)),
    ),
    leadsBack: at.route !== "/",
    quizState: machine.store.get("quizState"),
    flow: JSON.parse(machine.store.get(FUNNEL_FLOW) ?? "null")?.steps,
  };
}

/** Does what waits for the next paint, while the clock stands still. */
const passPaint = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event("visibilitychange")));

test.describe("player", () => {
  for (const seed of SEEDS) {
    test(`does what the machine does (${seed})`, { tag: seed === 1 ? "@core" : [] }, async ({
      page,
    }) => {
      await stopClock(page);
      await holdBack(page, APPLICATION);
      const chance = createRandom(seed);
      const pickOne = <T>(all: T[]) => all[Math.floor(chance() * all.length)] as T;
      const routes = Object.values(played).map(({ route }) => route);
      const first = seed % 2 === 0 ? pickOne(routes) : "/";
      // The page's load event waits for its scripts.
      await page.goto(first, { waitUntil: "commit" });
      await expect(page.locator("[data-step] h1")).toBeVisible();
      await page.clock.runFor(100);
      const machine = visit(first, {
        plan,
        store: memoryStore({ funnelVariant: JSON.stringify(firstArms) }),
      });
      const history = [first];
      await passPaint(page);
      await expect.poll(() => readPageState(page)).toEqual(readMachineState(machine));
      for (let count = 0; count < MAX_ACTIONS; count++) {
        const place = machine.place() ?? "";
        const screen = getOwn(played, place);
        const leads = screen?.next.every(({ is }) => is !== "");
        if (!screen || !leads) break;
        const action = chance();
        if (action < 0.15 && history.length > 1) {
          if (history.length === 2) await passPaint(page);
          history.pop();
          await page.evaluate(() => window.history.back());
          machine.open(history.at(-1) ?? "/");
        } else if (screen.takes === "one" || action < 0.7) {
          const value = pickOne(screen.values);
          await page.locator(`[data-step] [data-option="${value}"]`).dispatchEvent("click");
          machine.choose(value);
          const waited = pickOne([100, autoAdvanceMs - 1, autoAdvanceMs]);
          await page.clock.runFor(waited);
          machine.wait(waited);
        } else {
          await page.locator("[data-step] [data-continue]").dispatchEvent("click");
          machine.carryOn();
        }
        const { route } = plan.steps[machine.place() ?? ""] ?? { route: "" };
        if (route !== history.at(-1)) history.push(route);
        // The next action comes before or after the paint, and what waits for it.
        if (chance() < 0.4) continue;
        await passPaint(page);
        await expect
          .poll(() => readPageState(page), `after ${count + 1} actions`)
          .toEqual(readMachineState(machine));
      }
      await passPaint(page);
      await expect.poll(() => readPageState(page)).toEqual(readMachineState(machine));
      expect(machine.store.get("quizState")).not.toBeNull();
    });
  }

  test("marks a stored answer in the first frame", async ({ page }) => {
    const [value = ""] = listValues(list);
    await page.addInitScript(
      ([answers, selector]) => {
        localStorage.setItem("quizState", answers);
        const look = () => {
          const root = document.getElementById("root");
          const isShown =
            document.querySelector(selector) &&
            root &&
            getComputedStyle(root).visibility === "visible";
          if (!isShown) return void requestAnimationFrame(look);
          const chosen = [...document.querySelectorAll<HTMLElement>("[aria-checked=true]")];
          Object.assign(window, { inFirstFrame: chosen.map(({ dataset }) => dataset.option) });
        };
        requestAnimationFrame(look);
      },
      [
        JSON.stringify({ [list.answer]: [value], currentStep: list.number }),
        `[data-step="${toScreenName(list)}"] h1`,
      ] as const,
    );
    await page.goto(list.route);
    await expect
      .poll(() =>
        page.evaluate(() => (window as unknown as { inFirstFrame?: string[] }).inFirstFrame),
      )
      .toEqual([value]);
  });
});
