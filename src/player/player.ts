import { lookUp, rowFor } from "#lib/choice-table.ts";
import type { Answers } from "#lib/json.ts";
import { tolerantStore } from "#lib/store.ts";
import { FUNNEL_VARIANT, settleArms } from "#machine/arms.ts";
import { letLeave } from "#renderer/let-leave.ts";
import { toggled } from "#steps/choices.ts";
import { moveFocus } from "#ui/arrow-focus.ts";
import type { Player } from "./early.ts";
import type { PageNotes, PlayedScreen, PlayedScreens, ScreensNotes } from "./notes.ts";

// Stands in every prerendered page, and runs before the page is drawn: it picks the visitor's own look, and plays the first screens until React takes over.

const QUIZ_STATE = "quizState";
const FUNNEL_FLOW = "funnelFlow";
/** A link waits this long for React. */
const FOLLOWED_AFTER_MS = 3_000;

const page = document.documentElement;
const root = document.getElementById("root") as HTMLElement;
const notes: PageNotes = JSON.parse(document.getElementById("notes")?.textContent ?? "");
const store = tolerantStore(() => window.localStorage);

if (routeOf(window.location) === notes.route) window.player = play();
else root.replaceChildren();
page.removeAttribute("data-undecided");

function play(): Player {
  const arms = settleArms(notes.experiments, store, window.location.search, Math.random);
  let keptText = store.get(QUIZ_STATE);
  /** Whoever has answers already is left to React: reading them takes more than is here. */
  let plays = keptText === null;
  const stored = readAnswers(keptText);
  const look = rowFor(notes.looks, { answers: stored, arms });
  const screens: PlayedScreens = {
    ...notes.following.screens,
    ...(notes.place && notes.screen ? { [notes.place]: notes.screen } : {}),
  };
  let place = notes.place ?? "";
  let answers: Answers = plays ? {} : { ...look?.when.answers };
  let currentStep = 1;
  /** The screens that can follow stand in the page; all others come later. */
  let drawings: ParentNode | undefined =
    document.querySelector<HTMLTemplateElement>("#following")?.content;
  let drawingLooks = notes.following.looks;
  /** A choice that waits for its screen to change. */
  let chosen: { value: string; at: number; timer: number } | undefined;
  let leaving: number | undefined;
  let wasPressed = false;
  let left: HTMLElement[] = [];
  const keys: string[] = [];
  let still: Promise<unknown> = Promise.resolve();
  let callReact: (value?: unknown) => void = () => {};
  const needsReact = new Promise((resolve) => {
    callReact = resolve;
  });

  for (const one of root.querySelectorAll<HTMLElement>("[data-look]")) {
    if (one.dataset.look === String(look?.is)) one.replaceWith(...one.childNodes);
    else one.remove();
  }
  const { screen: first } = notes;
  if (first && !plays) {
    const own = readable(first, stored[first.answer]);
    if (own !== undefined) answers[first.answer] = own;
    mark(first);
  } else if (first) {
    arrive(first);
    fetchScreens();
  } else if (notes.place && !plays) page.dataset.waiting = "";
  root.addEventListener("click", onClick);
  addEventListener("keydown", onKey);
  addEventListener("popstate", onPopState);
  // another tab has answered, or this page was away for a while
  addEventListener("storage", callReact);
  addEventListener("pageshow", onPageShow);
  if (plays && first) performance.mark("usable");
  if (!plays || !first || !isNewHere()) callReact();

  return {
    store,
    needsReact,
    place: () => place,
    async still() {
      for (let seen: unknown; seen !== still; await seen) seen = still;
    },
    takeOver() {
      root.removeEventListener("click", onClick);
      removeEventListener("keydown", onKey);
      removeEventListener("popstate", onPopState);
      removeEventListener("storage", callReact);
      removeEventListener("pageshow", onPageShow);
      clearTimeout(chosen?.timer);
      clearTimeout(leaving);
      return {
        drawn:
          routeOf(location) === (screens[place] ?? notes).route ? { answers, arms } : undefined,
        left,
        keys,
        typed: [...root.querySelectorAll("input")].flatMap((field) =>
          field.value === field.defaultValue ? [] : [[field, field.value]],
        ),
        ...(chosen
          ? { chosen: { value: chosen.value, waited: performance.now() - chosen.at } }
          : {}),
      };
    },
  };

  function onClick(event: MouseEvent) {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>("a[data-discover]");
    if (link && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      // within the application, so that Back leads here; by itself where the application doesn't come
      event.preventDefault();
      left.push(link);
      leaving ??= window.setTimeout(() => window.location.assign(link.href), FOLLOWED_AFTER_MS);
      callReact();
      return;
    }
    const button = target.closest<HTMLElement>("button, [data-area]");
    if (!button) return;
    if (button.closest("[data-step]")) {
      // the second click of a double click belongs to the screen that had the first
      if (event.detail > 1 && !wasPressed) return;
      wasPressed = true;
    }
    if (press(button)) return;
    left.push(button);
    callReact();
  }

  function onKey(event: KeyboardEvent) {
    const target = event.target as Element;
    const group = screens[place] && target.closest<HTMLElement>("[role=group]");
    if (group) moveFocus(event, group);
    // cards are judged by them
    else if (!screens[place] && event.key.startsWith("Arrow") && !target.closest("input"))
      keys.push(event.key);
  }

  function onPageShow({ persisted }: PageTransitionEvent) {
    if (persisted) callReact();
  }

  /** Answers false where it's left to React, or to later. */
  function press(button: HTMLElement): boolean {
    const screen = screens[place];
    if (button.hasAttribute("data-back") && window.history.state?.idx > 0) {
      window.history.back();
      return true;
    }
    // another tab has answered meanwhile
    if (store.get(QUIZ_STATE) !== keptText) plays = false;
    if (!plays || !screen || !button.closest("[data-step]")) return false;
    const value = button.dataset.option ?? button.dataset.area;
    if (value === undefined)
      return button.hasAttribute("data-continue") && screen.takes === "many" && goOn();
    if (screen.takes === "one") {
      clearTimeout(chosen?.timer);
      chosen = { value, at: performance.now(), timer: window.setTimeout(goOn, screen.wait) };
      if (answers[screen.answer] !== value) keep({ [screen.answer]: value });
    } else {
      const before = (answers[screen.answer] ?? []) as string[];
      keep({
        [screen.answer]: toggled(before, value, (one) => screen.alone?.includes(one) ?? false),
      });
    }
    mark(screen);
    return true;
  }

  function goOn(): boolean {
    const screen = screens[place];
    const hasGone = Boolean(screen && goTo(lookUp(screen.next, { answers, arms }) ?? "", true));
    if (!hasGone) callReact();
    return hasGone;
  }

  /** Answers false where the screen isn't here. */
  function goTo(next: string, isNewEntry: boolean): boolean {
    const screen = screens[next];
    const number = lookUp(drawingLooks[next] ?? [], { answers, arms });
    const drawing = drawings?.querySelector<HTMLElement>(
      `[data-place="${next}"] > [data-look="${number}"]`,
    );
    if (!screen || !drawing) return false;
    clearTimeout(chosen?.timer);
    chosen = undefined;
    wasPressed = false;
    place = next;
    if (isNewEntry) {
      const { history } = window;
      const idx = history.state?.idx ?? 0;
      // as the router counts its entries
      if (history.state?.idx === undefined) history.replaceState({ ...history.state, idx }, "");
      history.pushState(
        { usr: null, key: Math.random().toString(36).slice(2, 10), idx: idx + 1 },
        "",
        screen.route + location.search,
      );
    }
    draw(document.importNode(drawing, true));
    document.title = drawing.title;
    const back = root.querySelector<HTMLElement>("[data-back]");
    if (back && screen.route === "/") back.dataset.absent = "true";
    else back?.removeAttribute("data-absent");
    mark(screen);
    arrive(screen);
    for (const { is } of screen.next) preloadPictures(is);
    return true;
  }

  function draw(drawing: HTMLElement) {
    const quiz = root.querySelector("main > div") as HTMLElement;
    const [before, after] = [quiz, drawing.firstElementChild as HTMLElement].map((one) =>
      one.querySelector<HTMLElement>("[data-step]"),
    ) as [HTMLElement, HTMLElement];
    const [progress, progressAfter] = [before.previousElementSibling, after.previousElementSibling];
    const gone = letLeave(before, notes.leaving);
    after.dataset.comes = "true";
    if (progress && progressAfter) {
      // the same bar grows
      become(progress, progressAfter);
      progressAfter.remove();
      before.replaceWith(after);
    } else quiz.replaceChildren(...(drawing.firstElementChild?.childNodes ?? []));
    window.scrollTo(0, 0);
    after.querySelector("h1")?.focus({ preventScroll: true });
    const come = Promise.allSettled(after.getAnimations().map(({ finished }) => finished)).then(
      () => after.removeAttribute("data-comes"),
    );
    still = Promise.all([gone, come]);
  }

  function arrive({ number, next }: PlayedScreen) {
    if (!lookUp(next, { answers, arms })) callReact();
    if (number !== undefined && (number !== currentStep || keptText === null)) {
      currentStep = number;
      keep({});
    } else keepFlow();
  }

  function keep(changed: Answers) {
    const known = Object.fromEntries(
      notes.answers.flatMap((name) => (name in answers ? [[name, answers[name]]] : [])),
    );
    answers = { ...known, ...changed } as Answers;
    keptText = JSON.stringify({ ...answers, currentStep });
    store.set(QUIZ_STATE, keptText);
    keepFlow();
  }

  function keepFlow() {
    if (place === notes.entry) return;
    const text = lookUp(notes.flow, { answers, arms });
    if (text && store.get(FUNNEL_FLOW) !== text) store.set(FUNNEL_FLOW, text);
  }

  function mark({ answer }: PlayedScreen) {
    const now = answers[answer];
    for (const option of root.querySelectorAll<HTMLElement>(
      "[data-step] [data-option], [data-step] [data-area]",
    )) {
      const value = option.dataset.option ?? option.dataset.area ?? "";
      const isChosen = now === value || (Array.isArray(now) && now.includes(value));
      if (isChosen) option.dataset.chosen = "true";
      else option.removeAttribute("data-chosen");
      for (const name of ["aria-pressed", "aria-checked"])
        if (option.hasAttribute(name)) option.setAttribute(name, String(isChosen));
    }
  }

  function onPopState() {
    const there = Object.keys(screens).find((one) => screens[one]?.route === routeOf(location));
    if (there && there !== place) goTo(there, false);
  }

  function fetchScreens() {
    const request = new XMLHttpRequest();
    request.open("GET", notes.screens);
    // parsed by the browser: a page with Trusted Types makes no HTML of text
    request.responseType = "document";
    request.onload = () => {
      const text = request.responseXML?.getElementById("screens")?.textContent;
      if (!text || !request.responseXML) return;
      drawings = request.responseXML;
      const { looks, ...others }: ScreensNotes = JSON.parse(text);
      drawingLooks = looks;
      Object.assign(screens, others.screens);
      for (const { is } of screens[place]?.next ?? []) preloadPictures(is);
      // what was pressed before they came
      if (chosen && performance.now() - chosen.at >= (screens[place]?.wait ?? 0)) goOn();
      left = left.filter((button) => !button.isConnected || !press(button));
    };
    request.send();
  }

  function preloadPictures(next: string) {
    const number = lookUp(drawingLooks[next] ?? [], { answers, arms });
    for (const picture of drawings?.querySelectorAll(
      `[data-place="${next}"] > [data-look="${number}"] img`,
    ) ?? [])
      new Image().src = picture.getAttribute("src") ?? "";
  }
}

/** Nothing is kept but the arms: there is no purchase to be reminded of, and nobody is signed in. */
function isNewHere(): boolean {
  try {
    return Object.keys(window.localStorage).every((key) =>
      [FUNNEL_VARIANT, FUNNEL_FLOW, QUIZ_STATE].includes(key),
    );
  } catch {
    return false;
  }
}

function routeOf({ pathname }: Location): string {
  return pathname.replace(/(.)\/+$/, "$1");
}

function readAnswers(text: string | null): Answers {
  try {
    const stored: unknown = JSON.parse(text ?? "");
    return typeof stored === "object" && stored ? (stored as Answers) : {};
  } catch {
    return {};
  }
}

/** What of a stored value is an answer to this screen. */
function readable({ takes, values }: PlayedScreen, stored: unknown): Answers[string] | undefined {
  if (takes === "one") return values.find((value) => value === stored);
  return Array.isArray(stored)
    ? [...new Set(stored)].filter((value) => values.includes(value))
    : undefined;
}

/** Gives one element all that another one shows. */
function become(one: Element, other: Element): void {
  for (const { name, value } of other.attributes) one.setAttribute(name, value);
  if (!other.firstElementChild) one.replaceChildren(...other.childNodes);
  for (const [index, child] of [...one.children].entries()) {
    const wanted = other.children[index];
    if (wanted) become(child, wanted);
  }
}
