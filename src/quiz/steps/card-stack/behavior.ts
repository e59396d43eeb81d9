import { isJsonObject, type Json } from "#lib/json.ts";
import { listLabels } from "../choices.ts";
import type { Behavior } from "../step.ts";
import type { StepStates, VisitContext } from "../step-states.ts";
import type { CardStack } from "./schema.ts";

export type Verdict = keyof CardStack["verdicts"];
export type Verdicts = Record<string, Verdict>;

export interface ShownCardStack extends CardStack {
  /** The top card. `below` is the card under it. */
  card: string;
  below: string | undefined;
  /** The card's position in the stack, starting at 1. */
  position: number;
  leaving: boolean;
  /** The time that a card takes to leave, in milliseconds. */
  leaveMs: number;
}

/**
 * One state per card: it shows the card until a verdict is given, then lets it leave. Skips cards
 * that this visitor doesn't get.
 */
export const cardStack: Behavior<CardStack, Verdicts, ShownCardStack> = {
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
    const createState = (card: string, index: number): StepStates => ({
      ...cardStates(step, card),
      onDone: [...toThose(cards.slice(index + 1)), { target: next }],
    });
    return {
      initial: "selectingCard",
      states: {
        // Starts where the visitor stopped, or from the first card if every card has a verdict.
        selectingCard: {
          always: [
            ...toThose(cards, (card, context) => !Object.hasOwn(getVerdicts(step, context), card)),
            ...toThose(cards),
            { target: next },
          ],
        },
        ...Object.fromEntries(cards.map((card, index) => [card, createState(card, index)])),
      },
    };
  },
  canBePrepared: true,
  read: readVerdicts,
  labels: (step, answer, only) =>
    listLabels(
      step.cards,
      Object.keys(step.cards).filter(
        (card) => answer[card] && (!only || only.includes(answer[card])),
      ),
    ),
  toViewModel: (step, visitor) => {
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

/** Shows a card until a verdict is given, then lets it leave. */
function cardStates(step: CardStack, card: string): StepStates {
  return {
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
                value: { ...getVerdicts(step, context), [card]: event.value },
              }),
            },
          },
        },
      },
      leaving: { after: { "card-leave": "gone" } },
      gone: { type: "final" },
    },
  };
}

/** The verdicts so far. */
function getVerdicts(step: CardStack, { answers }: VisitContext): Verdicts {
  return readVerdicts(step, answers[step.answer] ?? {}) ?? {};
}

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
