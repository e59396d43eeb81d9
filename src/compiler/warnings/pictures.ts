import { getOwn } from "#lib/json.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { pictureMessages } from "../diagnostics/messages/copy.ts";
import { collectAnswers } from "../model/answers.ts";
import { expandName } from "../model/picture-names.ts";
import { type PublicText, publicTexts } from "../model/public-texts.ts";
import { listVariants } from "../model/variants.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";
import type { Path } from "../yaml/path.ts";

const MEANS_SOMETHING = /<(?:text|title)[\s>]/;

/** Pictures that carry meaning but have no text for visitors who can't see them. */
export function picturesWithoutWords(funnel: Funnel, assets: Assets): Diagnostic[] {
  const answers = collectAnswers(funnel);
  const saysSomething = (part: PublicText) =>
    part.meta.alone === true ||
    expandName(part.text, answers).some((name) =>
      MEANS_SOMETHING.test(getOwn(assets.images, name) ?? ""),
    );
  return publicTexts(funnel)
    .filter(({ kind }) => kind === "image")
    .flatMap((part) => {
      const block = part.at.slice(0, -1);
      const alt = findAlt(part, block);
      if (alt === undefined)
        return saysSomething(part)
          ? [
              part.source.diagnosticAt(
                block,
                pictureMessages.withoutDescription({ picture: part.text }),
              ),
            ]
          : [];
      return isNoText(alt, part.text)
        ? [part.source.diagnosticAt([...block, "alt"], pictureMessages.meaninglessDescription)]
        : [];
    });
}

/** The authored `alt`. Undefined if the picture is written as just its name. */
function findAlt({ source }: PublicText, block: Path): string | undefined {
  // The path leads to a picture, through objects and lists.
  const found = block.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    source.value,
  );
  return typeof found === "object" && found !== null && "alt" in found
    ? String(found.alt)
    : undefined;
}

function isNoText(alt: string, name: string): boolean {
  return (
    alt === name ||
    /\.(svg|png|jpe?g|webp)$/i.test(alt) ||
    /^(an? )?(image|picture|photo) of\b/i.test(alt)
  );
}

/** Pictures in an unsupported format, which no screen can show. */
export function unsupportedPictures(_: Funnel, { otherImages }: Assets): Diagnostic[] {
  return otherImages.map((file) => ({
    file: `funnel/images/${file}`,
    line: 1,
    column: 1,
    message: pictureMessages.otherFormat({ file }),
  }));
}

/** Parts of a step that would be drawn on top of each other. */
export function overlaps({ steps }: Funnel): Diagnostic[] {
  return [...steps.values()].flatMap(({ type, source, ...step }) => {
    const [variant] = listVariants({ type, source, ...step });
    return (
      (variant && type.overlaps?.(variant.fields))?.flatMap(({ path, over, message }) => {
        // If both have a condition, there may be no visitor who sees both.
        const isForSome = variant.whenAt(path).length > 0 && variant.whenAt(over).length > 0;
        return isForSome ? [] : [source.diagnosticAt(variant.at(path), message)];
      }) ?? []
    );
  });
}
