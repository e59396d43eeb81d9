import type { Answers, Json } from "#lib/json.ts";
import type { Offer } from "./schema/offer-schema.ts";
import type { Behavior, Planned, Visitor } from "./step.ts";

/**
 * The facts that a story knows about its visitor. `words` are by answer name, or by
 * `meatPreferences:love` for a single value.
 */
interface Known extends Partial<Pick<Visitor, "email" | "offer" | "onScreen" | "state" | "typed">> {
  answers?: Answers;
  words?: Record<string, string[]>;
}

/**
 * A step as its own behavior shows it to this visitor, so a story can't show what the product
 * doesn't.
 */
export function createShown<S, A extends Json, Shown>(
  behavior: Behavior<S, A, Shown>,
  step: Planned<S>,
  known: Known = {},
): Planned<Shown> {
  if (!behavior.toViewModel)
    throw new Error(
      "Steps of this type look the same to everyone: give the story the step itself.",
    );
  return behavior.toViewModel(step, createVisitor(known));
}

function createVisitor({ answers = {}, words = {}, ...rest }: Known): Visitor {
  const getWords = (answer: string, values: string[] = []) =>
    words[[answer, ...values].join(":")] ?? [];
  return {
    answers,
    words: getWords,
    say: (answer, values) => getWords(answer, values).join(" and ") || undefined,
    answer: <A extends Json>(name: string) => answers[name] as A | undefined,
    get offer(): Offer {
      throw new Error("This step asks what is sold: give the visitor an offer.");
    },
    email: "",
    phrases: {
      "at-least-one": "Please choose at least one.",
      "at-most": "Please choose at most {count}.",
    },
    timings: { "card-leave": 200 },
    onScreen: { count: 0 },
    typed: undefined,
    state: "",
    ...rest,
  };
}
