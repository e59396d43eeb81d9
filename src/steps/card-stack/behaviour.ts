import { isJsonObject, type Json } from "#lib/json.ts";
import { labelsOf } from "../choices.ts";
import type { Behaviour } from "../step.ts";
import type { StepStates, VisitContext } from "../step-states.ts";
import type { CardStack } from "./schema.ts";

export type Verdict = keyof CardStack["verdicts"];
export type Verdicts = Record<string, Verdict>;

export interface ShownCardStack extends CardStack {
  /** The card on top, and the one below it. */
  card: string;
  below: string | undefined;
  /** The card's place in the stack, from 1. */
  position: number;
  leaving: boolean;
  /** How long a card takes to leave. */
  leaveMs: number;
}

/** One state for each card, which shows it until a verdict is given, and then lets it leave. A card that this visitor does not get is passed over. */
export const cardStack: Behaviour<CardStack, Verdicts, ShownCardStack> = {
  states: (step, next, forVisitor) => {
    const cards = Object.keys(step.cards);
    const toThose = (
      some: string[],
      isMeant: (card: string, context: VisitContext) => boolean = () => true,
    ) =>
      some.map((card) => ({
        guard: ({ context }: { context: VisitContext }) =>
          Object.hasOwn(forVisitor(context).cards, card) && isMeant(card, context),
        target: card,
      }));
    const judged = ({ answers }: VisitContext) =>
      readVerdicts(step, answers[step.answer] ?? {}) ?? {};
    const stateOf = (card: string, index: number): StepStates => ({
      initial: "showing",
      states: {
        showing: {
          on: {
            chosen: {
              guard: ({ event }) => isVerdict(step, event.value),
              target: "leaving",
              actions: {
                type: "record",
                params: ({ context, event }) => ({
                  answer: step.answer,
                  value: { ...judged(context), [card]: event.value },
                }),
              },
            },
          },
        },
        leaving: { after: { "card-leave": "gone" } },
        gone: { type: "final" },
      },
      onDone: [...toThose(cards.slice(index + 1)), { target: next }],
    });
    return {
      initial: "dealing",
      states: {
        // begins where the visitor stopped, or anew where every card has its verdict
        dealing: {
          always: [
            ...toThose(cards, (card, context) => !Object.hasOwn(judged(context), card)),
            ...toThose(cards),
            { target: next },
          ],
        },
        ...Object.fromEntries(cards.map((card, index) => [card, stateOf(card, index)])),
      },
    };
  },
  read: readVerdicts,
  words: (step, answer, only) =>
    labelsOf(
      step.cards,
      Object.keys(step.cards).filter(
        (card) => answer[card] && (!only || only.includes(answer[card])),
      ),
    ),
  show: (step, visitor) => {
    const cards = Object.keys(step.cards);
    const [active = "", phase] = visitor.state.split(".");
    const index = Math.max(cards.indexOf(active), 0);
    return {
      ...step,
      card: cards[index] ?? "",
      below: cards[index + 1],
      position: index + 1,
      leaving: phase === "leaving",
      leaveMs: visitor.timings["card-leave"] ?? 0,
    };
  },
};

function isVerdict(step: CardStack, value: Json): value is Verdict {
  return typeof value === "string" && Object.hasOwn(step.verdicts, value);
}

function readVerdicts(step: CardStack, stored: Json): Verdicts | undefined {
  if (!isJsonObject(stored)) return undefined;
  return Object.fromEntries(
    Object.keys(step.cards).flatMap((card) => {
      const verdict = Object.hasOwn(stored, card) ? stored[card] : undefined;
      return verdict !== undefined && isVerdict(step, verdict) ? [[card, verdict]] : [];
    }),
  );
}
