import { getOwn } from "#lib/json.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { pictureMessages } from "../diagnostics/messages/pictures.ts";
import { collectAnswers } from "../model/answers.ts";
import { expandName } from "../model/picture-names.ts";
import { type PublicText, publicTexts } from "../model/public-texts.ts";
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
