import { getOwn } from "#lib/json.ts";
import { findPlaceholders, type Placeholder } from "#lib/texts/placeholders.ts";
import type { Domain } from "#quiz/steps/step-type.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { pictureMessages } from "../diagnostics/messages/copy.ts";
import { collectAnswers, describeKind } from "../model/answers.ts";
import { inOtherFormat } from "../model/picture-formats.ts";
import { expandName } from "../model/picture-names.ts";
import { collectTexts, type TextRef } from "../model/text-walk.ts";
import { listVariants, textsInStep } from "../model/variants.ts";
import { type Assets, hasPart } from "../read/assets.ts";
import { type Authored, type Funnel, listProgramParts, listThemes } from "../read/read-funnel.ts";
import type { AuthoredStep } from "../read/read-steps.ts";
import type { ReadableTheme } from "../theme/readable-themes.ts";
import type { Source } from "../yaml/source.ts";

/** Missing pictures and icons, for every value that a name can contain. */
export function pictureDiagnostics(funnel: Funnel, assets: Assets): Diagnostic[] {
  const answers = collectAnswers(funnel);
  const steps = [...funnel.steps.values()];
  const inStep = (step: AuthoredStep) =>
    textsInStep(step).flatMap((written) =>
      missing(written, answers, assets).map((message) =>
        step.source.diagnosticAt(written.at, message),
      ),
    );
  const check = (source: Source, fields: unknown) =>
    collectTexts(fields).flatMap((written) =>
      missing(written, answers, assets).map((message) =>
        source.diagnosticAt(written.path, message),
      ),
    );
  return [
    ...steps.flatMap(inStep),
    ...steps.flatMap((step) => missingParts(step, answers, assets)),
    ...check(funnel.offer.source, funnel.offer.fields),
    ...check(funnel.site.source, funnel.site.fields),
    ...logoDiagnostics(listThemes(funnel), assets),
    ...listProgramParts(funnel).flatMap((part) => check(part.source, part.fields)),
  ];
}

/** Missing logos. */
export function logoDiagnostics(themes: Authored<ReadableTheme>[], assets: Assets): Diagnostic[] {
  return themes.flatMap(({ fields, source }) =>
    collectTexts(fields).flatMap((written) =>
      missing(written, new Map(), assets).map((message) =>
        source.diagnosticAt(written.path, message),
      ),
    ),
  );
}

function missing({ kind, text }: TextRef, answers: Map<string, Domain>, assets: Assets): string[] {
  if (kind === "icon" && !assets.icons.has(text))
    return [pictureMessages.unknownIcon({ icon: text, meant: nearest(text, assets.icons) })];
  if (kind !== "image") return [];
  const unfit = findPlaceholders(text).flatMap(
    (placeholder) => unfitForName(placeholder, answers) ?? [],
  );
  if (unfit.length > 0) return unfit;
  const absent = expandName(text, answers).filter((name) => !Object.hasOwn(assets.images, name));
  if (absent.length === 0) return [];
  const drafts = absent.flatMap((name) => inOtherFormat(name, assets) ?? []);
  if (absent.length > 1 && drafts.length > 0)
    return [pictureMessages.otherFormats({ pictures: absent, files: drafts })];
  if (absent.length > 1) return [pictureMessages.unknownPictures({ pictures: absent })];
  const [name = ""] = absent;
  const other = inOtherFormat(name, assets);
  if (other) return [pictureMessages.otherFormat({ file: other })];
  const bare = name.replace(/^.*\//, "").replace(/\.\w+$/, "");
  if (bare !== name) return [pictureMessages.pictureWithFolder({ picture: name, name: bare })];
  return [
    pictureMessages.unknownPicture({
      picture: name,
      meant: nearest(text, Object.keys(assets.images)),
    }),
  ];
}

/**
 * A picture name can only contain a single choice, and it needs a fallback, because a visitor may
 * open a link without having chosen anything.
 */
function unfitForName(
  { name, fallback }: Placeholder,
  answers: Map<string, Domain>,
): string | undefined {
  const domain = answers.get(name);
  if (!domain) return undefined;
  if (domain.kind !== "one")
    return pictureMessages.unfitForName({ answer: name, kind: describeKind(domain.kind) });
  return fallback
    ? undefined
    : pictureMessages.nameWithoutFallback({ answer: name, example: domain.values[0] ?? "…" });
}

function missingParts(
  step: AuthoredStep,
  answers: Map<string, Domain>,
  assets: Assets,
): Diagnostic[] {
  return listVariants(step).flatMap(({ fields, at }) =>
    (
      step.type.listParts?.({ ...fields, id: step.id, route: step.route, continue: "" }) ?? []
    ).flatMap(({ image, path, parts }) =>
      expandName(image, answers).flatMap((name) => {
        const svg = getOwn(assets.images, name);
        const absent = svg === undefined ? [] : parts.filter((part) => !hasPart(svg, part));
        return absent.map((part) =>
          step.source.diagnosticAt(at(path), pictureMessages.missingPart({ picture: name, part })),
        );
      }),
    ),
  );
}
