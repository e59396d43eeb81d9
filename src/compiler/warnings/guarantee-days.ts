import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { offerMessages } from "../diagnostics/messages/offer.ts";
import { allCopy } from "../model/all-copy.ts";
import { findHeadings, findPromisedDays } from "../model/promised-days.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** Texts about refunds that name another time than the guarantee has. */
export function guaranteeDays(funnel: Funnel): Diagnostic[] {
  const { days } = funnel.offer.fields.guarantee;
  const copies = allCopy(funnel);
  const getHeading = findHeadings(copies);
  return copies.flatMap((copy) => {
    const { source, at, text } = copy;
    // A wrong number in the offer itself is an error.
    if (source === funnel.offer.source && at[0] === "guarantee") return [];
    return findPromisedDays(text, getHeading(copy))
      .filter(({ fewest, most }) => days < fewest || days > most)
      .map(({ written }) =>
        source.diagnosticIn(at, written, offerMessages.otherDaysThanGuarantee({ written, days })),
      );
  });
}
