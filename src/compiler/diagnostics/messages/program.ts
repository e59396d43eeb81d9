import { joinWithAnd, joinWithOr, type Suggestion, suggest } from "../did-you-mean.ts";

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

/** Errors about the dishes of the cookbook. */
export const cookbookMessages = {
  unknownPart: ({
    kind,
    id,
    file,
    meant,
  }: { kind: string; id: string; file: string } & Suggestion) =>
    `Unknown ${kind} "${id}".${suggest(meant, ` Add it to funnel/program/cookbook/${file}.yaml.`)}`,
  unfitMethod: ({ method, cut, groups }: { method: string; cut: string; groups: string[] }) =>
    `"${method}" doesn't suit "${cut}". It's for cuts of these groups: ${joinWithAnd(groups)}.`,
  unfitFinish: ({ finish, why }: { finish: string; why: string }) =>
    `"${finish}" doesn't fit here: ${why}. Choose another finish.`,
  missingMeasure: ({ cut, method, field }: { cut: string; method: string; field: string }) =>
    `It isn't known how long "${cut}" takes with "${method}". Add "${field}" to it in funnel/program/cookbook/cuts.yaml.`,
  unsafeTemperature: ({ celsius, safe }: { celsius: number; safe: number }) =>
    `${celsius} °C isn't safe for this. Heat it to ${safe} °C or more.`,
  otherDegrees: ({ written, right }: { written: string; right: string }) =>
    `"${written}" says two different temperatures. Write ${right}.`,
  rawAtTheEnd: ({ food }: { food: string }) =>
    `"${food}" is raw, and nothing heats it after it's added. Write how it's heated, and "is-heated: true".`,
  impossibleTime: ({ minutes, from, to }: { minutes: number; from: number; to: number }) =>
    `This can't be cooked in ${minutes} minutes. By its cut and method, it takes ${from} to ${to}.`,
  lookAlike: ({ other, differs }: { other: string; differs: string | undefined }) =>
    `This is the same dish as "${other}"${differs === undefined ? "" : `, but for its ${differs}`}. Dishes of one animal differ in two things at least: the kind of cut, the method, the kind of finish, the texture, or the form.`,
  sameName: ({ other }: { other: string }) =>
    `This name reads like that of "${other}". Give the dish one of its own.`,
  sameText: ({ other }: { other: string }) =>
    `This text says the same as that of "${other}". Write another one, or remove it.`,
  littleProtein: ({ grams, least }: { grams: number; least: number }) =>
    `A portion has ${grams} g of protein. Lunch and dinner need ${least} g: choose another finish, or change "slots".`,
  tooManyDishes: ({ of, most }: { of: string; most: number }) =>
    `There are more than ${most} dishes of ${of}. Write one of something else.`,
};

const CHANGE_PRICE = "change the server's price list (docs/marketers.md, Change the price)";

const CHANGE_DAYS = "change the server's price list (docs/marketers.md, Change the guarantee)";

/** Errors and warnings about the offer, its price, and texts that repeat them. */
export const offerMessages = {
  unknownPrice: ({
    id,
    sold,
    meant,
  }: {
    id: string;
    /** The ids of all prices on sale. */
    sold: string[];
  } & Suggestion) =>
    `The server doesn't sell "${id}", so no one could buy.${suggest(
      meant,
      sold.length > 0 ? ` It sells ${joinWithOr(sold)}.` : " Nothing is on sale.",
    )} Otherwise, ${CHANGE_PRICE}.`,
  notOnePrice: ({ charged }: { charged: string }) =>
    `Write one price here, with its currency. The server charges ${charged}.`,
  unknownCurrency: ({ currency }: { currency: string }) =>
    `The payment provider doesn't charge in "${currency}", so no one could buy. Choose a currency that it has, and ${CHANGE_PRICE}.`,
  unpayableAmount: ({
    amount,
    currency,
    step,
  }: {
    /** In the currency's smallest unit. */
    amount: number;
    currency: string;
    step: number;
  }) =>
    `The payment provider doesn't charge ${amount} in ${currency}, because amounts in this currency end in ${String(step).slice(1)}. So no one could buy: ${CHANGE_PRICE}.`,
  otherPriceThanCharged: ({ written, charged }: { written: string; charged: string }) =>
    `Buyers would see ${written}, but pay ${charged}. Write ${charged}, or ${CHANGE_PRICE}.`,
  otherNameThanOnPaymentPage: ({ name }: { name: string }) =>
    `The payment page calls this "${name}". Write the same name, or ${CHANGE_PRICE}.`,
  otherPriceThanOffer: ({ written, price }: { written: string; price: string }) =>
    `This text says ${written}, but the offer says ${price}. Write ${price}, unless you mean another amount.`,
  otherNameThanOffer: ({ written, name }: { written: string; name: string }) =>
    `This text says "${written}", but the offer's name is "${name}". Write the same name.`,
  otherDaysThanGuarantee: ({ written, days }: { written: string; days: number }) =>
    `This text says ${written}, but the guarantee in offer.yaml says ${days} days. Write the same, unless you mean something else.`,
  otherDaysThanKept: ({ written, days }: { written: string; days: number }) =>
    `Buyers would be promised ${written}, but have ${days} days. Write the same here and in "days", as in days: ${days}.`,
  otherDaysThanServer: ({ days, kept }: { days: number; kept: number }) =>
    `Buyers would be promised ${days} days, but the server gives them ${kept}. Write days: ${kept}, or ${CHANGE_DAYS}.`,

  unknownKeeper: ({ keeper, parts, meant }: { keeper: string; parts: string[] } & Suggestion) =>
    `Unknown part "${keeper}".${suggest(meant, ` A promise is kept by a link, or by one of these: ${joinWithOr(parts)}.`)}`,
  tooFew: ({
    written,
    part,
    count,
    missing,
    where,
  }: {
    written: string;
    part: string;
    count: number;
    missing: number;
    /** The file in which they can be added. */
    where: string;
  }) =>
    `This text promises ${written} (kept-by: ${part}), but the product has ${count}. Add ${missing} in ${where}, or promise fewer.`,
  uncountedRecipes: ({ written, meals }: { written: string; meals: number }) =>
    `This text promises ${written}, but the check only finds the ${meals} meals of the program. Count the recipes that members find in the meal database, and write their number into funnel/offer.yaml: meal-database-recipes: 60.`,
  emptyPart: ({ part, where }: { part: string; where: string }) =>
    `Nothing keeps this promise: the product has no ${part.replaceAll("-", " ")}. Add some in ${where}, or remove the promise.`,
  uncheckedNumber: ({ written, parts }: { written: string; parts: string[] }) =>
    `Nothing counts the ${written} in this text. Name what keeps it, as in kept-by: exercises. The check can count ${joinWithAnd(parts)}.`,
  communityWithoutLink:
    "Members have no link to a community. Add one to funnel/site.yaml, as in community: https://…, or remove the promise.",
  reviewWithoutName:
    'No one has reviewed the plan: offer.yaml has no "review". Add one with a name and a date, or say with "not-yet" what there is until then.',
  alreadyKept: 'The product keeps this promise now. Remove "not-yet".',
};
