import { describe, expect, test } from "vitest";
import { createMember } from "../../member.fixtures.ts";
import { listDishes } from "../../program/cookbook-dishes.ts";
import { storyCookbook } from "./cookbook.fixtures.ts";
import { dishForMember, type MemberDish } from "./dish-for-member.ts";

/** `shoulder` makes as many portions at once. */
function cookFor(people: number, dish: string, makes = 1) {
  const { cuts } = storyCookbook;
  const cookbook = { ...storyCookbook, cuts: { ...cuts, shoulder: { ...cuts.shoulder, makes } } };
  const program = { cookbook: cookbook as typeof storyCookbook };
  const member = createMember({ program, wrote: [[0, "people", people]] });
  const found = listDishes(member.program).find(({ id }) => id.endsWith(dish));
  if (!found) throw new Error(`There's no ${dish}.`);
  return dishForMember(found, member, 1);
}

const sumGrams = ({ planned }: MemberDish) =>
  Object.values(planned.portion).reduce((sum, grams) => sum + grams, 0);

describe("dishForMember", () => {
  test("has the amounts of everyone at the table, and the nutrition of one portion", () => {
    const [one, three] = [cookFor(1, "chop-buttered"), cookFor(3, "chop-buttered")];
    expect([one.portions, three.portions]).toEqual([1, 3]);
    expect(sumGrams(three)).toBeCloseTo(3 * sumGrams(one), 6);
    expect(three.nutrition).toEqual(one.nutrition);
  });

  test("cooks what makes several portions whole, as often as the table needs", () => {
    const portionsFor = (people: number) => cookFor(people, "shoulder-bare", 4).portions;
    expect([1, 4, 5, 8].map(portionsFor)).toEqual([4, 4, 8, 8]);
    const [whole, alone] = [cookFor(2, "shoulder-bare", 4), cookFor(1, "shoulder-bare")];
    expect(sumGrams(whole)).toBeCloseTo(4 * sumGrams(alone), 6);
  });
});
