import { type Document, isMap, isSeq, parseDocument } from "yaml";
import { compileFunnel } from "#compiler/compile.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import { publicTexts } from "#compiler/model/public-texts.ts";
import type { Assets } from "#compiler/read/assets.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import type { Path } from "#compiler/yaml/path.ts";

/**
 * Texts that aren't copy, and those that affect more than the funnel: the price list of the server,
 * and the guides that members download.
 */
const KEPT = new Set([
  "price-id",
  "mode",
  "name",
  "price",
  "type",
  "route",
  "answer",
  "height",
  "weight",
  "layout",
  "figure",
  "unit",
  "to",
  "sensitivity",
  "small-print",
]);

const TIMINGS = {
  "auto-advance": "700 ms",
  "card-leave": "250 ms",
  "counter-tick": "20 ms",
  "counter-rest": "600 ms",
  "status-line": "1200 ms",
  "status-rest": "700 ms",
  "page-transition": "250 ms",
};

const NEW_STEPS = `
edited-steak: { type: single-choice, title: "How do you like your steak?", answer: editedSteak, options: { rare: Rare, medium: Medium } }
edited-herbs:
  type: multi-choice
  title: Which herbs?
  answer: editedHerbs
  when: { editedSteak: rare }
  options: { dill: Dill, thyme: Thyme }
edited-thanks: { type: message, title: "Thank you" }
`;

/**
 * The funnel after every kind of edit in the marketers' guide: other text everywhere, new options,
 * new steps, moved steps, an experiment, other timings, other defaults.
 */
export function editFunnel(files: FunnelFiles, assets: Assets): FunnelFiles {
  const funnel = compileFunnel(files, assets);
  if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
  const documents = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, parseDocument(text)]),
  );

  for (const { kind, text, source, at } of publicTexts(funnel)) {
    const document = documents[source.file.replace("funnel/", "")];
    const isWord = kind === "text" && !KEPT.has(String(at.at(-1))) && !at.includes("values");
    if (document && isWord) reword(document, at, text);
  }
  for (const document of Object.entries(documents)
    .filter(([file]) => file.startsWith("steps/"))
    .map(([, read]) => read))
    addOptions(document);
  const main = documents["funnel.yaml"];
  if (main) {
    for (const [name, wait] of Object.entries(TIMINGS)) main.setIn(["timings", name], wait);
    main.setIn(
      ["experiments", "edited-words"],
      main.createNode({ question: "Do other words sell more?", arms: { A: "50%", B: "50%" } }),
    );
    editFlow(main);
  }
  const body = documents["steps/body.yaml"];
  body?.setIn(
    ["start", "instead"],
    body.createNode([{ when: { arm: { "edited-words": "B" } }, title: "Your plan" }]),
  );
  documents["steps/edited.yaml"] = parseDocument(NEW_STEPS);
  const measures = documents["steps/measurements.yaml"];
  measures?.setIn(["age", "default"], 33);
  measures?.setIn(["weight", "default", "value"], 160);
  return Object.fromEntries(
    Object.entries(documents).map(([file, document]) => [
      file,
      document.toString({ lineWidth: 0 }),
    ]),
  );
}

function reword(document: Document, at: Path, text: string): void {
  // A block that is repeated by alias was already reworded where it's written.
  if (at.some((_, index) => index > 0 && document.getIn(at.slice(0, index), true) === undefined))
    return;
  try {
    if (document.getIn(at) === text) document.setIn(at, otherWords(text));
  } catch {
    return;
  }
}

const LETTERS: Record<string, string> = {
  a: "å",
  e: "ë",
  i: "ï",
  o: "ö",
  u: "ü",
  A: "Å",
  E: "Ë",
  I: "Ï",
  O: "Ö",
  U: "Ü",
};

/** The same text in other letters, with the same length. Answers in braces and addresses stay. */
export function otherWords(text: string): string {
  return text
    .split(/(\{[^}]*\}|\S+@\S+|https?:\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[aeiouAEIOU]/g, (letter) => LETTERS[letter] ?? letter),
    )
    .join("");
}

const anotherCard = { label: "Goose", image: "meat-duck" };
const anotherOption = (layout: unknown) => ({
  label: "Another one",
  ...(layout === "pictures" ? { image: "meat-beef" } : {}),
});

/** Adds one more option between the first two of every question, and one more card. */
function addOptions(document: Document): void {
  if (!isMap(document.contents)) return;
  for (const { value: step } of document.contents.items) {
    if (!isMap(step)) continue;
    const type = step.get("type");
    const list = step.get(type === "card-stack" ? "cards" : "options");
    if (!isMap(list) || !["single-choice", "multi-choice", "card-stack"].includes(String(type)))
      continue;
    const added = type === "card-stack" ? anotherCard : anotherOption(step.get("layout"));
    list.items.splice(1, 0, document.createPair("edited-option", added) as never);
  }
}

/** Moves some steps and adds others. */
function editFlow(document: Document): void {
  const flow = document.get("flow");
  if (!isSeq(flow)) throw new Error("The funnel has no flow.");
  const ids = flow.toJSON() as unknown[];
  const move = (id: string, before: string) => {
    const [item] = flow.items.splice(ids.indexOf(id), 1);
    ids.splice(ids.indexOf(id), 1);
    flow.items.splice(ids.indexOf(before), 0, item);
    ids.splice(ids.indexOf(before), 0, id);
  };
  move("fish-preferences", "meat-relationship");
  move("motivation", "goals");
  move("habits", "sleep");
  const add = (id: string, before: string) => {
    flow.items.splice(ids.indexOf(before), 0, document.createNode(id));
    ids.splice(ids.indexOf(before), 0, id);
  };
  add("edited-steak", "goals");
  add("edited-herbs", "sleep");
  add("edited-thanks", "plan-details");
}
