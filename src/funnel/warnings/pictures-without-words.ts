import { own } from "#lib/json.ts";
import { answersOf } from "../answers.ts";
import type { Assets } from "../assets.ts";
import { namesOf } from "../checks/pictures.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import type { Path } from "../source.ts";
import { type WrittenPart, writtenParts } from "../written-parts.ts";

const MEANS_SOMETHING = /<(?:text|title)[\s>]/;

/** Pictures that say something to those who see them, and nothing to those who do not. */
export function picturesWithoutWords(funnel: Funnel, assets: Assets): Problem[] {
  const answers = answersOf(funnel);
  const saysSomething = (part: WrittenPart) =>
    part.meta.alone === true ||
    namesOf(part.text, answers).some((name) =>
      MEANS_SOMETHING.test(own(assets.images, name) ?? ""),
    );
  return writtenParts(funnel)
    .filter(({ kind }) => kind === "image")
    .flatMap((part) => {
      const block = part.at.slice(0, -1);
      const alt = altAt(part, block);
      if (alt === undefined)
        return saysSomething(part) ? [part.source.problem(block, unsaid(part.text))] : [];
      return isNoText(alt, part.text) ? [part.source.problem([...block, "alt"], NO_TEXT)] : [];
    });
}

const NO_TEXT =
  "This does not say what the picture shows. Say it in a few words, without naming the file or that it is a picture.";

function unsaid(name: string): string {
  return `Those who cannot see this picture learn nothing of it. Say what it shows: { image: ${name}, alt: … }, or alt: "" where it only decorates.`;
}

/** What the file says after `alt:`; undefined where the picture is written as its name alone. */
function altAt({ source }: WrittenPart, block: Path): string | undefined {
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
