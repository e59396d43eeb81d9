import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { offerMessages } from "../diagnostics/messages/offer.ts";
import { findPromisedDays } from "../model/promised-days.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** Differences between what the guarantee says, its days, and the days that the server gives. */
export function keptGuarantee(
  { offer: { fields, source } }: Funnel,
  { prices = [] }: Assets,
): Diagnostic[] {
  const { title, text, days } = fields.guarantee;
  const told = (["title", "text"] as const).flatMap((field) =>
    findPromisedDays(fields.guarantee[field], `${title} ${text}`)
      .filter(({ fewest, most }) => days < fewest || days > most)
      .map(({ written }) => {
        const message = offerMessages.otherDaysThanKept({ written, days });
        return source.diagnosticIn(["guarantee", field], written, message);
      }),
  );
  const sold = prices.find(({ id, isOnSale }) => isOnSale && id === fields["price-id"]);
  if (!sold || sold.guaranteeDays === days) return told;
  const message = offerMessages.otherDaysThanServer({ days, kept: sold.guaranteeDays });
  return [...told, source.diagnosticAt(["guarantee", "days"], message)];
}
