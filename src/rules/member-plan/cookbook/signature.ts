import type { DishParts } from "./cookbook.ts";

/** The features that make two dishes different. Another fat or sauce of the same family doesn't. */
export const signatureOf = ({ cut, method, finish }: DishParts) => ({
  animal: cut.animal,
  group: cut.group,
  family: method.family,
  finish: finish.family,
  texture: method.texture,
  form: finish.form ?? cut.form,
  served: method.family === "cold" ? "cold" : "hot",
});
export type Signature = ReturnType<typeof signatureOf>;

/** Of one animal, dishes differ in at least so many fields. */
const MIN_DIFFERENCES = 2;

/** True if two dishes are one dish with another name. */
export function isSameDish(one: Signature, other: Signature): boolean {
  const fields = Object.keys(one) as (keyof Signature)[];
  const differences = fields.filter((field) => one[field] !== other[field]).length;
  return one.animal === other.animal ? differences < MIN_DIFFERENCES : differences === 0;
}

/** A text's runs of three characters, in lower case and without punctuation. */
export function toTrigrams(text: string): ReadonlySet<string> {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return new Set(
    Array.from({ length: Math.max(plain.length - 2, 0) }, (_, at) => plain.slice(at, at + 3)),
  );
}

/** The share of two texts that is the same, from 0 to 1, by their trigrams. */
export function measureLikeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const part of one) if (other.has(part)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** More alike than this, two names or texts read as one. */
export const MAX_LIKENESS = 0.8;
