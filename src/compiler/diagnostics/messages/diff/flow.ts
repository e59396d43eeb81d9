import { joinWithAnd } from "../../did-you-mean.ts";

/** A split or a branch, by what decides it. */
export type ForkName = { experiment: string } | { condition: string };

/** A list of a split or a branch, by the visitors who take it. */
export type ListName = { experiment: string; arms: string[] } | { condition: string };

/** A position in the flow: the lists around it, outermost first, and what comes directly before. */
export interface FlowPosition {
  within: ListName[];
  after: { step: string } | ForkName | undefined;
}

/** The lines of `funnel diff` about the order of steps. */
export const diffFlowMessages = {
  stepAdded: ({ step, position }: { step: string; position: FlowPosition }) =>
    `"${step}" was added ${atPosition(position)}.`,
  stepRemoved: ({ step, position }: { step: string; position: FlowPosition }) =>
    `"${step}" was removed. It was ${atPosition(position)}.`,
  stepMoved: ({ step, from, to }: { step: string; from: FlowPosition; to: FlowPosition }) => {
    const [was, is] = [from, to].map(positionInWords);
    return was === is
      ? `"${step}" moved along, and is still ${is}.`
      : `"${step}" moved from ${was} to ${is}.`;
  },
  audienceChanged: ({ step, was, is }: { step: string; was: ListName[]; is: ListName[] }) =>
    `"${step}" is now shown ${audience(is)}. Before, it was shown ${audience(was)}.`,
  movedIntoEveryList: ({ step, fork }: { step: string; fork: ForkName }) =>
    `"${step}" is now in ${"experiment" in fork ? "every arm" : "both lists"} of the ${forkInWords(fork)}. The same visitors see it.`,
  movedOutOfFork: ({ step, fork }: { step: string; fork: ForkName }) =>
    `"${step}" is now outside the ${forkInWords(fork)}. The same visitors see it.`,
  forkAdded: ({ fork, inEvery }: { fork: ForkName; inEvery: string[] }) =>
    `There's a new ${forkInWords(fork)}.${inEvery.length > 0 ? ` ${everyList(fork, "has")} ${joinWithAnd(inEvery)}.` : ""}`,
  forkRemoved: ({ fork, inEvery }: { fork: ForkName; inEvery: string[] }) =>
    `The ${forkInWords(fork)} was removed.${inEvery.length > 0 ? ` ${everyList(fork, "had")} ${joinWithAnd(inEvery)}.` : ""}`,
};

/** `"summary" split`, `"gender is male" branch` */
function forkInWords(fork: ForkName): string {
  return "experiment" in fork ? `"${fork.experiment}" split` : `"${fork.condition}" branch`;
}

function everyList(fork: ForkName, verb: "has" | "had"): string {
  if ("experiment" in fork) return `Every arm ${verb}`;
  return `Both of its lists ${verb === "has" ? "have" : verb}`;
}

/** `arms "A" and "B" of "summary"`, `the list for "gender is male"` */
function listInWords(list: ListName): string {
  return "experiment" in list
    ? `${list.arms.length > 1 ? "arms" : "arm"} ${joinWithAnd(list.arms)} of "${list.experiment}"`
    : `the list for "${list.condition}"`;
}

/** `after "email" in arm "B" of "summary"`, `the beginning of the list for "gender is male"` */
function positionInWords({ within, after }: FlowPosition): string {
  const lists = within.toReversed().map(listInWords);
  if (!after) return ["the beginning", lists.join(" in ")].filter(Boolean).join(" of ");
  const before = "step" in after ? `"${after.step}"` : `the ${forkInWords(after)}`;
  return [`after ${before}`, ...lists].join(" in ");
}

function atPosition(position: FlowPosition): string {
  return `${position.after ? "" : "at "}${positionInWords(position)}`;
}

function audience(within: ListName[]): string {
  if (within.length === 0) return "to everyone";
  const limits = within.map((list) =>
    "experiment" in list ? `in ${listInWords(list)}` : `if ${list.condition}`,
  );
  return `only ${limits.join(" and ")}`;
}
