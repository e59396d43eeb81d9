import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { offerMessages } from "../diagnostics/messages/offer.ts";
import { allCopy } from "../model/all-copy.ts";
import type { Funnel } from "../read/read-funnel.ts";

const DAYS = /\b(\d+)[-\s]days?\b/gi;
const ABOUT_REFUNDS = /\brefund|money[-\s]back|guarantee/i;

/** Texts about refunds that name a different number of days than the guarantee. */
export function guaranteeDays(funnel: Funnel): Diagnostic[] {
  const { title, text } = funnel.offer.fields.guarantee;
  const [[, guaranteed] = []] = [...`${title} ${text}`.matchAll(DAYS)];
  if (guaranteed === undefined) return [];
  return allCopy(funnel).flatMap((copy) => {
    if (!ABOUT_REFUNDS.test(copy.text) && !ABOUT_REFUNDS.test(headingOf(funnel, copy))) return [];
    const others = [...copy.text.matchAll(DAYS)].filter(([, days]) => days !== guaranteed);
    return others.map(([written]) =>
      copy.source.diagnosticIn(
        copy.at,
        written,
        offerMessages.otherDaysThanGuarantee({ written, days: guaranteed }),
      ),
    );
  });
}

/** The heading above a text of a page. */
function headingOf({ pages }: Funnel, { source, at }: ReturnType<typeof allCopy>[number]): string {
  const page = [...pages.values()].find((other) => other.source === source);
  return at[0] === "sections" ? (page?.fields.sections[Number(at[1])]?.heading ?? "") : "";
}
