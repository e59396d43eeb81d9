import { type Suggestion, suggest } from "../did-you-mean.ts";

/** Errors about the program that buyers get. */
export const programMessages = {
  unknownExercise: ({ exercise, meant }: { exercise: string } & Suggestion) =>
    `Unknown exercise "${exercise}".${suggest(meant, " Add it to funnel/program/exercises.yaml.")}`,
  partWithoutExercise: ({
    kind,
    pattern = "",
    muscles = [],
  }: {
    kind: string;
    pattern?: string | undefined;
    muscles?: string[] | undefined;
  }) =>
    `No exercise of level 1 without anything that avoid: names fits this part: ${[kind, pattern, ...muscles].filter(Boolean).join(", ")}. Add one to funnel/program/exercises.yaml, or change the part.`,
  unknownAvoided: ({ avoided, meant }: { avoided: string } & Suggestion) =>
    `No exercise asks for "${avoided}" or needs it.${suggest(meant, " Add it to demands: or equipment: of an exercise.")}`,
  unknownFood: ({ food, meant }: { food: string } & Suggestion) =>
    `Unknown food "${food}".${suggest(meant, " Add it to funnel/program/foods.yaml.")}`,
  unusedFood: ({ food }: { food: string }) =>
    `No meal uses the food "${food}". Use it in one, or remove it.`,
  tooMuchFood: ({ grams, food, most }: { grams: number; food: string; most: number }) =>
    `${grams} g of "${food}" is more than a meal can have: ${most} g. Use less, or change its "most" in funnel/program/foods.yaml.`,
  openFat:
    "This recipe says {fat}, but the meal has no cooking fat. Add one to its ingredients, such as butter, or name the fat.",
  missingMeal: ({ slot, answers }: { slot: string; answers: string }) =>
    `No ${slot} is left for a member who answers: ${answers}. Add a ${slot} that fits, or change a rule.`,
  unsafePlan: ({ list, who, gets }: { list: string; who: string; gets: string }) =>
    `${who} would get ${gets}. Add a rule to "${list}" that keeps them from it: docs/member-plan.md has the limits and their sources.`,
  longWorkouts: ({ most }: { most: number }) =>
    `A day's exercises can take more than ${most} minutes. Add "max-minutes: ${most}", or less.`,
  hardFirstWeek:
    'The first week has as many sets as the others. Add "fewer-sets: 1", so that nobody begins too hard.',
  saltyMeal: ({ sodium, most }: { sodium: number; most: number }) =>
    `This meal alone has ${sodium} mg of sodium, and a day can have ${most}. Use less of its salty foods.`,
  uncappedFood: ({ food, kind, most }: { food: string; kind: string; most: number }) =>
    `"${food}" is ${kind}, so a meal can have ${most} g of it. Add "most: ${most}", or less.`,
  duplicateResource: ({ id }: { id: string }) =>
    `There's already a resource "${id}". Give this one another id.`,
  duplicateList: ({ name }: { name: string }) =>
    `There's already a list "${name}". Give this one another name.`,
  unknownGuide: ({ guide, meant }: { guide: string } & Suggestion) =>
    `Unknown guide "${guide}".${suggest(meant, ` Write it in funnel/program/guides/${guide}.`)}`,
  emptyGuide: ({ guide }: { guide: string }) =>
    `The guide funnel/program/guides/${guide} is empty. Write it, or remove the resource.`,
  unreadableGuide: ({ guide }: { guide: string }) =>
    `The guide funnel/program/guides/${guide} isn't saved as UTF-8, so it can't be read. Save it as UTF-8.`,
  otherVideo: ({ guide, resource }: { guide: string; resource: string }) =>
    `There is no video "${guide}". A video is named after the id of its resource: ${resource}.mp4.`,
  misnamedGuide: ({ guide, resource }: { guide: string; resource: string }) =>
    `A guide's file is named after the id of its resource. Rename it to ${resource}.md, or change the id to "${guide.replace(/\.md$/, "")}".`,
};
