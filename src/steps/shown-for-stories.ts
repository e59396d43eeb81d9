import type { Answers, Json } from "#lib/json.ts";
import type { Offer } from "./offer-schema.ts";
import type { Behaviour, Planned, Visitor } from "./step.ts";

/** What a story says of its visitor. Words stand under an answer's name, or under `meatPreferences:love` where they are of one value only. */
interface Known extends Partial<Pick<Visitor, "email" | "offer" | "onScreen" | "state" | "typed">> {
  answers?: Answers;
  words?: Record<string, string[]>;
}

/** A step as its own behaviour shows it to this visitor: a story cannot show what the product does not. */
export function shown<S, A extends Json, Shown>(
  behaviour: Behaviour<S, A, Shown>,
  step: Planned<S>,
  known: Known = {},
): Planned<Shown> {
  if (!behaviour.show)
    throw new Error(
      "Steps of this type look the same to everyone: give the story the step itself.",
    );
  return behaviour.show(step, visitorOf(known));
}

function visitorOf({ answers = {}, words = {}, ...rest }: Known): Visitor {
  const wordsOf = (answer: string, values: string[] = []) =>
    words[[answer, ...values].join(":")] ?? [];
  return {
    answers,
    words: wordsOf,
    say: (answer, values) => wordsOf(answer, values).join(" and ") || undefined,
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
