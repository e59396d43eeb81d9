import { type DishParts, findParts } from "#rules/member-plan/cookbook/cookbook.ts";
import {
  isSameDish,
  MAX_LIKENESS,
  measureLikeness,
  type Signature,
  signatureOf,
  toTrigrams,
} from "#rules/member-plan/cookbook/signature.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { cookbookMessages } from "../diagnostics/messages/cookbook.ts";
import { cookbookOf } from "../model/cookbook.ts";
import type { AuthoredCookbook, Funnel } from "../read/read-funnel.ts";

const MAX_OF_CUT = 12;
const MAX_OF_CUT_AND_METHOD = 5;

interface KnownDish extends DishParts {
  id: string;
  signature: Signature;
  name: ReadonlySet<string>;
}

/** Dishes that are one dish with two names, texts that say the same, and too many of one kind. */
export function cookbookVariety({ program }: Funnel): Diagnostic[] {
  const authored = program?.cookbook;
  if (!authored) return [];
  const cookbook = cookbookOf(authored);
  const dishes: KnownDish[] = Object.entries(cookbook.dishes).flatMap(([id, dish]) => {
    const parts = findParts(dish, cookbook);
    if (!parts) return [];
    return [{ id, signature: signatureOf(parts), name: toTrigrams(dish.name), ...parts }];
  });
  const at = (id: string, field: string, message: string) =>
    authored.dishes.source.diagnosticAt(["dishes", id, field], message);
  return [
    ...dishes.flatMap((one, index) => alikeDiagnostics(one, dishes.slice(0, index), at)),
    ...surplus(dishes, ({ dish }) => `"${dish.cut}"`, MAX_OF_CUT, at),
    ...surplus(
      dishes,
      ({ dish }) => `"${dish.cut}" with "${dish.method}"`,
      MAX_OF_CUT_AND_METHOD,
      at,
    ),
    ...sameTexts(authored),
  ];
}

type At = (id: string, field: string, message: string) => Diagnostic;

function alikeDiagnostics(one: KnownDish, before: readonly KnownDish[], at: At): Diagnostic[] {
  const same = before.find(({ signature }) => isSameDish(one.signature, signature));
  if (same) {
    const fields = Object.keys(one.signature) as (keyof Signature)[];
    const differs = fields.find((field) => one.signature[field] !== same.signature[field]);
    return [at(one.id, "cut", cookbookMessages.lookAlike({ other: same.dish.name, differs }))];
  }
  const namesake = before.find(({ name }) => measureLikeness(name, one.name) >= MAX_LIKENESS);
  return namesake
    ? [at(one.id, "name", cookbookMessages.sameName({ other: namesake.dish.name }))]
    : [];
}

/** The first dish above a number of one kind. */
function surplus(
  dishes: readonly KnownDish[],
  kindOf: (one: KnownDish) => string,
  most: number,
  at: At,
): Diagnostic[] {
  const kinds = new Map<string, KnownDish[]>();
  for (const one of dishes) kinds.set(kindOf(one), [...(kinds.get(kindOf(one)) ?? []), one]);
  return [...kinds].flatMap(([of, all]) => {
    const extra = all[most];
    return extra ? [at(extra.id, "cut", cookbookMessages.tooManyDishes({ of, most }))] : [];
  });
}

/** Methods and finishes with texts that read the same. */
function sameTexts({ methods, finishes }: AuthoredCookbook): Diagnostic[] {
  const texts = [
    ...Object.entries(methods.fields.methods).map(([id, { heat }]) => ({
      ...{ id, words: toTrigrams(heat), source: methods.source },
      path: ["methods", id, "heat"],
    })),
    ...Object.entries(finishes.fields.finishes).map(([id, { before, during, after }]) => ({
      ...{ id, words: toTrigrams([before, during, after].join(" ")), source: finishes.source },
      path: ["finishes", id],
    })),
  ];
  return texts.flatMap(({ id, words, source, path }, index) => {
    const other = texts
      .slice(0, index)
      .find((one) => measureLikeness(one.words, words) >= MAX_LIKENESS);
    if (!other || other.id === id) return [];
    return [source.diagnosticAt(path, cookbookMessages.sameText({ other: other.id }), true)];
  });
}
