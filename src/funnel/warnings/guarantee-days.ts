import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import { allCopy } from "./all-copy.ts";

const DAYS = /\b(\d+)[-\s]days?\b/gi;
const ABOUT_REFUNDS = /\brefund|money[-\s]back|guarantee/i;

/** Texts about refunds that name other days than the guarantee does. */
export function guaranteeDays(funnel: Funnel): Problem[] {
  const { title, text } = funnel.offer.fields.guarantee;
  const [[, guaranteed] = []] = [...`${title} ${text}`.matchAll(DAYS)];
  if (guaranteed === undefined) return [];
  return allCopy(funnel).flatMap((copy) => {
    if (!ABOUT_REFUNDS.test(copy.text) && !ABOUT_REFUNDS.test(headingOf(funnel, copy))) return [];
    const others = [...copy.text.matchAll(DAYS)].filter(([, days]) => days !== guaranteed);
    return others.map(([written]) =>
      copy.source.problemIn(
        copy.at,
        written,
        `This says ${written}, and the guarantee in offer.yaml says ${guaranteed} days. Write the same, unless you mean something else.`,
      ),
    );
  });
}

/** The heading that a text of a page stands under. */
function headingOf({ pages }: Funnel, { source, at }: ReturnType<typeof allCopy>[number]): string {
  const page = [...pages.values()].find((other) => other.source === source);
  return at[0] === "sections" ? (page?.fields.sections[Number(at[1])]?.heading ?? "") : "";
}
