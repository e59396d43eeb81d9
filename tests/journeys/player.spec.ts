import type { Page } from "@playwright/test";
import { own } from "#lib/json.ts";
import { FUNNEL_FLOW } from "#machine/kept-flow.ts";
import { shownAt } from "#machine/shown.ts";
import { playedScreens } from "#player/write-notes.ts";
import { seededChance } from "#simulation/chance.ts";
import { memoryStore, visit } from "../visit.ts";
import {
  after,
  cards,
  entrance,
  firstArms,
  list,
  number,
  plan,
  screenOf,
  site,
  valuesOf,
} from "./funnel.ts";
import { holdBack } from "./hold-back.ts";
import {
  arrive,
  button,
  carryOn,
  choose,
  expect,
  isAt,
  isReacts,
  kept,
  option,
  step,
  test,
} from "./journey.ts";
import { man } from "./visitors.ts";

const APPLICATION = "**/assets/index-*.js";
const played = playedScreens(plan);
const autoAdvanceMs = plan.timings["auto-advance"] ?? 0;
const SEEDS = [1, 2, 3, 4, 5, 6];
const MOST_ACTIONS = 24;

/** The page's clock moves only when it's told to. */
async function standStill(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

/** What a visitor sees and what is kept, as the page has it. */
const stateOf = (page: Page) =>
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

/** The same, as the machine has it. */
function stateIn(machine: ReturnType<typeof visit>) {
  const place = machine.place() ?? "";
  const { step: at, answer } = shownAt(plan, place, machine.actor.getSnapshot());
  const options = Object.keys((at as typeof at & { options: object }).options);
  return {
    screen: screenOf(at),
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

for (const seed of SEEDS) {
  test(`without React, the first screens do what the machine does (${seed})`, async ({ page }) => {
    await standStill(page);
    await holdBack(page, APPLICATION);
    const chance = seededChance(seed);
    const oneOf = <T>(all: T[]) => all[Math.floor(chance() * all.length)] as T;
    const routes = Object.values(played).map(({ route }) => route);
    const first = seed % 2 === 0 ? oneOf(routes) : "/";
    // the page counts as loaded once its scripts are
    await page.goto(first, { waitUntil: "commit" });
    await expect(page.locator("[data-step] h1")).toBeVisible();
    await page.clock.runFor(100);
    const machine = visit(first, {
      plan,
      store: memoryStore({ funnelVariant: JSON.stringify(firstArms) }),
    });
    const history = [first];
    await expect.poll(() => stateOf(page)).toEqual(stateIn(machine));
    for (let count = 0; count < MOST_ACTIONS; count++) {
      const place = machine.place() ?? "";
      const screen = own(played, place);
      const leads = screen?.next.every(({ is }) => is !== "");
      if (!screen || !leads) break;
      const action = chance();
      if (action < 0.15 && history.length > 1) {
        history.pop();
        await page.evaluate(() => window.history.back());
        machine.open(history.at(-1) ?? "/");
      } else if (screen.takes === "one" || action < 0.7) {
        const value = oneOf(screen.values);
        await page.locator(`[data-option="${value}"]`).dispatchEvent("click");
        machine.choose(value);
        const waited = oneOf([100, autoAdvanceMs - 1, autoAdvanceMs]);
        await page.clock.runFor(waited);
        machine.wait(waited);
      } else {
        await page.locator("[data-continue]").dispatchEvent("click");
        machine.carryOn();
      }
      const { route } = plan.steps[machine.place() ?? ""] ?? { route: "" };
      if (route !== history.at(-1)) history.push(route);
      await expect
        .poll(() => stateOf(page), `after ${count + 1} actions`)
        .toEqual(stateIn(machine));
    }
    expect(machine.store.get("quizState")).not.toBeNull();
  });
}

test("a choice is on its way while React takes over, and its wait isn't begun anew", async ({
  page,
}) => {
  await standStill(page);
  const { letGo } = await holdBack(page, APPLICATION);
  await page.goto("/", { waitUntil: "commit" });
  const [gender = ""] = valuesOf(entrance);
  await option(page, gender).click();
  await expect(option(page, gender)).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(autoAdvanceMs - 100);
  await letGo();
  await isReacts(page);
  await expect(step(page, "start")).toBeVisible();
  await page.clock.runFor(100);
  await isAt(page, screenOf(list));
  expect(await kept(page)).toEqual({ [entrance.answer]: gender, currentStep: list.number });
});

test("what was pressed and only React can do is done when React is here", async ({ page }) => {
  const { letGo } = await holdBack(page, APPLICATION);
  await page.goto("/", { waitUntil: "commit" });
  await button(page, site.footer.erase.open).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await letGo();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("React takes over the page as it stands: no element is drawn anew", async ({ page }) => {
  const { letGo } = await holdBack(page, APPLICATION);
  await page.goto("/", { waitUntil: "commit" });
  const [gender = ""] = valuesOf(entrance);
  await choose(page, gender);
  // no address is waited for while the page still loads
  await expect(step(page, screenOf(list))).toBeVisible();
  const [first = "", second = ""] = valuesOf(list);
  await choose(page, first);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("#root *"))
      element.dataset.drawn = "early";
  });
  await letGo();
  await isReacts(page);
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("#root *")]
        .filter(({ dataset }) => !dataset.drawn)
        .map(({ outerHTML }) => outerHTML),
    ),
  ).toEqual([]);
  await choose(page, second);
  await expect(option(page, first)).toHaveAttribute("aria-checked", "true");
  await expect(option(page, second)).toHaveAttribute("aria-checked", "true");
  await carryOn(page, list);
  await isAt(page, after(list, { [entrance.answer]: gender }));
  await page.goBack();
  await isAt(page, screenOf(list));
  await page.goBack();
  await isAt(page, "start");
  await expect(option(page, gender)).toHaveAttribute("aria-pressed", "true");
});

for (const [what, quizState] of [
  ["nothing", undefined],
  ["answers", man()],
] as const) {
  for (const { route, id } of Object.values(plan.steps)) {
    test(`${route} is hydrated without a word for somebody with ${what} (${id})`, async ({
      page,
    }) => {
      await arrive(page, `${route}?utm_source=mail`, quizState ? { quizState } : {});
      await isReacts(page);
      await expect(page.getByRole("banner").getByRole("link")).toHaveAttribute(
        "href",
        /utm_source=mail/,
      );
    });
  }
}

test("arrow keys that were pressed before React is here judge the card", async ({ page }) => {
  const { letGo } = await holdBack(page, APPLICATION);
  const [first = "", second = ""] = valuesOf(cards);
  await page.goto(cards.route, { waitUntil: "commit" });
  await expect(page.locator("[data-card]")).toHaveAttribute("data-card", first);
  await page.keyboard.press("ArrowRight");
  await letGo();
  await expect(page.locator("[data-card]")).toHaveAttribute("data-card", second);
});

test("what was typed before React is here is kept", async ({ page }) => {
  const { letGo } = await holdBack(page, APPLICATION);
  await page.goto(number.route, { waitUntil: "commit" });
  await page.getByRole("spinbutton").or(page.getByRole("textbox")).first().fill("42");
  await letGo();
  await expect.poll(() => kept(page)).toMatchObject({ [number.answer]: 42 });
});
