import { joinWithAnd, type Suggestion, suggest } from "../did-you-mean.ts";

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
