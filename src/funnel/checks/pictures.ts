import { own } from "#lib/json.ts";
import { fillPlaceholders, type Placeholder, placeholdersIn } from "#lib/placeholders.ts";
import type { Domain } from "#steps/step-type.ts";
import { answersOf, kindInWords, valuesOf } from "../answers.ts";
import { type Assets, hasPart } from "../assets.ts";
import { type Written, writtenIn } from "../copy.ts";
import { allOf, didYouMean } from "../did-you-mean.ts";
import { looksOf, writtenInStep } from "../looks.ts";
import type { Problem } from "../problem.ts";
import { type Authored, type Funnel, programPartsOf, themesOf } from "../read-funnel.ts";
import type { AuthoredStep } from "../read-steps.ts";
import type { Source } from "../source.ts";
import { inOtherFormat, notSvg } from "./other-pictures.ts";
import type { ReadableTheme } from "./readable-themes.ts";

/** Pictures and icons that are named and not there, for every value that a name can hold. */
export function pictureProblems(funnel: Funnel, assets: Assets): Problem[] {
  const answers = answersOf(funnel);
  const steps = [...funnel.steps.values()];
  const inStep = (step: AuthoredStep) =>
    writtenInStep(step).flatMap((written) =>
      missing(written, answers, assets).map((message) => step.source.problem(written.at, message)),
    );
  const check = (source: Source, fields: unknown) =>
    writtenIn(fields).flatMap((written) =>
      missing(written, answers, assets).map((message) => source.problem(written.path, message)),
    );
  return [
    ...steps.flatMap(inStep),
    ...steps.flatMap((step) => missingParts(step, answers, assets)),
    ...check(funnel.offer.source, funnel.offer.fields),
    ...check(funnel.site.source, funnel.site.fields),
    ...logoProblems(themesOf(funnel), assets),
    ...programPartsOf(funnel).flatMap((part) => check(part.source, part.fields)),
  ];
}

/** Logos that are named and not there. */
export function logoProblems(themes: Authored<ReadableTheme>[], assets: Assets): Problem[] {
  return themes.flatMap(({ fields, source }) =>
    writtenIn(fields).flatMap((written) =>
      missing(written, new Map(), assets).map((message) => source.problem(written.path, message)),
    ),
  );
}

function missing({ kind, text }: Written, answers: Map<string, Domain>, assets: Assets): string[] {
  if (kind === "icon" && !assets.icons.has(text))
    return [
      `There is no icon "${text}".${didYouMean(text, assets.icons) || " The names are those of the Phosphor set."}`,
    ];
  if (kind !== "image") return [];
  const unfit = placeholdersIn(text).flatMap(
    (placeholder) => unfitForName(placeholder, answers) ?? [],
  );
  if (unfit.length > 0) return unfit;
  const absent = namesOf(text, answers).filter((name) => !Object.hasOwn(assets.images, name));
  if (absent.length === 0) return [];
  const drafts = absent.flatMap((name) => inOtherFormat(name, assets) ?? []);
  if (absent.length > 1 && drafts.length > 0)
    return [
      `There are no pictures ${allOf(absent)}: pictures are SVG, and ${allOf(drafts)} are not. Save each as SVG in funnel/images.`,
    ];
  if (absent.length > 1)
    return [
      `There are no pictures ${allOf(absent)}. Put each at its name in funnel/images, ending in .svg.`,
    ];
  const [name = ""] = absent;
  const other = inOtherFormat(name, assets);
  if (other) return [`There is no picture "${name}". ${notSvg(other)}`];
  const bare = name.replace(/^.*\//, "").replace(/\.\w+$/, "");
  if (bare !== name)
    return [
      `There is no picture "${name}". Name it without folder and ending: ${bare}, which stands for funnel/images/${bare}.svg.`,
    ];
  return [
    `There is no picture "${name}".${didYouMean(text, Object.keys(assets.images)) || ` Put it at funnel/images/${name}.svg.`}`,
  ];
}

/** Only one value of a few can stand in a picture's name, and a visitor may come by a link without having chosen any. */
function unfitForName(
  { name, fallback }: Placeholder,
  answers: Map<string, Domain>,
): string | undefined {
  const domain = answers.get(name);
  if (!domain) return undefined;
  if (domain.kind !== "one")
    return `"${name}" is ${kindInWords(domain.kind)}, and a picture's name can only hold a single choice.`;
  return fallback
    ? undefined
    : `Say which picture shows where "${name}" was not answered: {${name}|${domain.values[0] ?? "…"}}.`;
}

function missingParts(step: AuthoredStep, answers: Map<string, Domain>, assets: Assets): Problem[] {
  return looksOf(step).flatMap(({ fields, at }) =>
    (
      step.type.partsOf?.({ ...fields, id: step.id, route: step.route, continue: "" }) ?? []
    ).flatMap(({ image, path, parts }) =>
      namesOf(image, answers).flatMap((name) => {
        const svg = own(assets.images, name);
        const absent = svg === undefined ? [] : parts.filter((part) => !hasPart(svg, part));
        return absent.map((part) =>
          step.source.problem(
            at(path),
            `The picture "${name}" has no part with the id "${part}". Name a shape or group so in funnel/images/${name}.svg.`,
          ),
        );
      }),
    ),
  );
}

/** `body-{gender|male}-lean` → `body-male-lean`, `body-female-lean` */
export function namesOf(name: string, answers: Map<string, Domain>): string[] {
  const [first] = placeholdersIn(name);
  if (!first) return [name];
  const domain = answers.get(first.name);
  const values = new Set([
    ...((domain && valuesOf(domain)) ?? []),
    ...(first.fallback === undefined ? [] : [first.fallback]),
  ]);
  return [...values].flatMap((value) =>
    namesOf(
      name.replace(/\{[^{}]*\}/, () => fillPlaceholders(value, () => undefined)),
      answers,
    ),
  );
}
