// biome-ignore-all lint/style/noExcessiveLinesPerFile: everything shares the visitor's place, and every byte counts.
import { findRow, lookUp } from "#lib/choice-table.ts";
import type { Answers } from "#lib/json.ts";
import { afterPaint, queueAfterPaint, timeSince, whenIdle } from "#lib/paint-queue.ts";
import { FUNNEL_FLOW, QUIZ_STATE } from "#lib/quiz-storage-keys.ts";
import { safeStorage } from "#lib/store.ts";
import { toggleValue } from "#quiz/steps/choices.ts";
import { moveFocus } from "#ui/forms/arrow-focus.ts";
import { expectReact, fetchReact, runReactIfLoaded } from "#ui/loading/held-script.ts";
import { settleArms } from "../engine/arms.ts";
import { addEntry, countEntries, getRoute } from "./addresses.ts";
import { findCurrent, getChoice, keepLook, markChosen, showDrawing } from "./drawings.ts";
import { isNewHere, readAnswers, readable } from "./kept.ts";
import type { PageNotes, PlayedScreen } from "./notes.ts";
import type { Player } from "./player-api.ts";
import { findScreens } from "./screens.ts";

// A script in every prerendered page. It runs before the page is painted, picks the visitor's own
// variant, and plays the first screens until React takes over.

/** The time that a link waits for React. */
const FOLLOWED_AFTER_MS = 3_000;

const page = document.documentElement;
// Every prerendered page has this element.
const root = document.getElementById("root") as HTMLElement;
const notes: PageNotes = JSON.parse(document.getElementById("notes")?.textContent ?? "");
const store = safeStorage(() => window.localStorage);

if (getRoute(location) !== notes.route) {
  root.replaceChildren();
  expectReact();
} else if ("undecided" in page.dataset || !notes.screen) start();
else {
  // The page already looks right, so paint it first.
  root.addEventListener("click", start, true);
  afterPaint(start);
}
page.removeAttribute("data-undecided");

function start() {
  window.player ??= play();
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: everything shares the visitor's place and answers, and every byte counts.
function play(): Player {
  const arms = settleArms(notes.experiments, store, location.search, Math.random);
  let keptText = store.get(QUIZ_STATE);
  /** False for visitors with stored answers: reading those takes more code than there is here. */
  let plays = keptText === null;
  const stored = readAnswers(keptText);
  const look = findRow(notes.looks, { answers: stored, arms });
  const screens = findScreens(root, notes, () => ({ answers, arms }));
  const queue = queueAfterPaint();
  let place = notes.place ?? lookUp(notes.places ?? [], { answers: stored, arms }) ?? "";
  let answers: Answers = plays ? {} : { ...look?.when.answers };
  let currentStep = 1;
  /** A choice with a pending screen change. */
  let chosen: { value: string; at: number; timer: number } | undefined;
  let leaving: number | undefined;
  let wasPressed = false;
  let left: HTMLElement[] = [];
  const keys: string[] = [];
  let still: Promise<unknown> = Promise.resolve();
  /** The place of the history entry, while the page is a screen ahead of it. */
  let behind: string | undefined;
  let callReact = () => {};
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && callReact();
  const needsReact = new Promise<void>((resolve) => {
    callReact = () => {
      resolve();
      expectReact();
    };
  });

  keepLook(root, look?.is);
  countEntries();
  root.addEventListener("click", onClick);
  addEventListener("popstate", onPopState);
  // Another tab has answered, or this page was in the back/forward cache.
  addEventListener("storage", callReact);
  addEventListener("pageshow", onPageShow);
  if (place) addEventListener("keydown", onKey);
  const first = notes.screen;
  if (first && plays) {
    screens.read(false);
    arrive(first);
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", onScreensCome);
    else onScreensCome();
    performance.mark("usable");
    if (!isNewHere() || history.state.usr?.fragment) callReact();
  } else {
    const own = first && readable(first, stored[first.answer]);
    if (first && own !== undefined) answers[first.answer] = own;
    if (first) mark(first);
    else if (place && !plays) page.dataset.waiting = "";
    callReact();
  }

  return {
    store,
    needsReact,
    place: () => place,
    async waitUntilStill() {
      for (let seen: unknown; seen !== still; await seen) seen = still;
    },
    takeOver() {
      queue.flush();
      screens.close();
      root.removeEventListener("click", onClick);
      removeEventListener("popstate", onPopState);
      removeEventListener("DOMContentLoaded", onScreensCome);
      removeEventListener("storage", callReact);
      removeEventListener("pageshow", onPageShow);
      clearTimeout(chosen?.timer);
      clearTimeout(leaving);
      return {
        drawn:
          getRoute(location) === (screens.at(place) ?? notes).route ? { answers, arms } : undefined,
        left,
        keys,
        endKeys: () => removeEventListener("keydown", onKey),
        typed: [...root.querySelectorAll("input")].flatMap((field) =>
          field.value === field.defaultValue ? [] : [[field, field.value]],
        ),
        chosen,
      };
    },
  };

  function onClick(event: MouseEvent) {
    // The listener is on an element, so the target is one too.
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>("a[data-follow]");
    if (link && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      // React follows the link, so that Back leads here. If React doesn't load, the browser follows
      // it.
      event.preventDefault();
      left.push(link);
      leaving ??= window.setTimeout(() => location.assign(link.href), FOLLOWED_AFTER_MS);
      callReact();
      return;
    }
    const button = target.closest<HTMLElement>("button, [data-area]");
    if (!button || button.closest("[data-leaves]")) return;
    if (button.closest("[data-step]")) {
      // The second click of a double click belongs to the screen that got the first.
      if (event.detail > 1 && !wasPressed) return;
      wasPressed = true;
    }
    if (press(button, event.timeStamp)) return;
    // The browser would send a form itself, and write its fields into the address.
    event.preventDefault();
    left.push(button);
    callReact();
  }

  function onKey(event: KeyboardEvent) {
    // Keys are pressed in an element: the body, if nothing has the focus.
    const target = event.target as Element;
    const group = screens.at(place) && target.closest<HTMLElement>("[role=group]");
    if (group) moveFocus(event, group);
    // Arrow keys judge cards.
    else if (!screens.at(place) && event.key.startsWith("Arrow") && !target.closest("input"))
      keys.push(event.key);
  }

  /** Returns false if the press is left to React, or to later. */
  function press(button: HTMLElement, at = performance.now()): boolean {
    const screen = screens.at(place);
    if (button.hasAttribute("data-back") && history.state.idx > 0) {
      history.back();
      return true;
    }
    // Another tab has answered in the meantime.
    if (store.get(QUIZ_STATE) !== keptText) plays = false;
    if (!plays || !screen || !button.closest("[data-step]")) return false;
    const value = getChoice(button);
    if (value === undefined)
      return button.hasAttribute("data-continue") && screen.takes === "many" && goOn();
    if (screen.takes === "one") {
      clearTimeout(chosen?.timer);
      if (answers[screen.answer] !== value) keep({ [screen.answer]: value });
      if (screen.wait === undefined) return goOn();
      chosen = { value, at, timer: window.setTimeout(goOn, screen.wait - timeSince(at)) };
      afterPaint(() => {
        screens.prepare(findNext(screen));
        runReactIfLoaded();
      });
    } else {
      // This screen takes many values, and only stores lists of them.
      const before = (answers[screen.answer] ?? []) as string[];
      keep({
        [screen.answer]: toggleValue(before, value, (one) => screen.alone?.includes(one) ?? false),
      });
    }
    mark(screen);
    return true;
  }

  function goOn(): boolean {
    const screen = screens.at(place);
    if (screen && goTo(findNext(screen), true)) return true;
    callReact();
    return false;
  }

  /** Returns false if the screen isn't here. */
  function goTo(next: string, isNewEntry: boolean): boolean {
    const screen = screens.at(next);
    const drawing = screens.take(next);
    if (!screen || !drawing) return false;
    queue.flush();
    clearTimeout(chosen?.timer);
    chosen = undefined;
    wasPressed = false;
    if (isNewEntry) behind = place;
    place = next;
    markChosen(drawing.screen, answers[screen.answer]);
    still = showDrawing(root, drawing, queue);
    root.querySelector("[data-back]")?.toggleAttribute("data-absent", screen.route === "/");
    queue.add(() => {
      if (behind !== undefined) addEntry(screen.route);
      behind = undefined;
      document.title = drawing.title;
      arrive(screen);
    });
    return true;
  }

  /** The next place; an empty string if it's left to React. */
  function findNext({ next }: PlayedScreen): string {
    return lookUp(next, { answers, arms }) ?? "";
  }

  function arrive(screen: PlayedScreen) {
    const { number } = screen;
    // React takes over a screen before the player's last one, so that no press waits for it.
    const next = findNext(screen);
    const following = screens.at(next);
    if (!next || (following && !findNext(following))) callReact();
    if (number !== undefined && (number !== currentStep || keptText === null)) {
      currentStep = number;
      keep({});
    } else keepFlow();
    void still.then(prepareNext);
  }

  function prepareNext() {
    whenIdle(() => {
      const screen = screens.at(place);
      if (screen) screens.prepare(findNext(screen));
    });
  }

  function keep(changed: Answers) {
    const known = Object.fromEntries(
      notes.answers.flatMap((name) => (name in answers ? [[name, answers[name]]] : [])),
    );
    // `fromEntries` forgets the type of the values.
    answers = { ...known, ...changed } as Answers;
    keptText = JSON.stringify({ ...answers, currentStep });
    store.set(QUIZ_STATE, keptText);
    queue.add(keepFlow);
  }

  function keepFlow() {
    if (place === notes.entry) return;
    const text = lookUp(notes.flow, { answers, arms });
    if (text && store.get(FUNNEL_FLOW) !== text) store.set(FUNNEL_FLOW, text);
  }

  function mark({ answer }: PlayedScreen) {
    markChosen(findCurrent(root), answers[answer]);
  }

  function onPopState() {
    if (behind !== undefined) {
      // Back went an entry too far: the screen on the page had none yet.
      const before = behind;
      behind = undefined;
      goTo(before, false);
      history.forward();
      return;
    }
    const there = screens.findPlace(getRoute(location));
    if (there && there !== place) goTo(there, false);
  }

  function onScreensCome() {
    screens.read(true);
    prepareNext();
    // Handle what was pressed before the screens arrived.
    if (chosen && timeSince(chosen.at) >= (screens.at(place)?.wait ?? 0)) goOn();
    left = left.filter((button) => !button.isConnected || !press(button));
    // It must not slow down the first press.
    afterPaint(fetchReact);
  }
}
