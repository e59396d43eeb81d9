import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { formatMessages } from "../diagnostics/messages/formats.ts";
import { offerMessages } from "../diagnostics/messages/offer.ts";
import { productParts } from "../model/product-parts.ts";
import { listPromises } from "../model/promises.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** Promises with a `kept-by` that is neither a part of the product nor a link. */
export function unknownKeepers(funnel: Funnel): Diagnostic[] {
  return listPromises(funnel).flatMap(({ "kept-by": keeper, source, at }) => {
    const message = keeper === undefined ? undefined : describeProblem(keeper);
    return message === undefined ? [] : [source.diagnosticAt([...at, "kept-by"], message)];
  });
}

function describeProblem(keeper: string): string | undefined {
  if (Object.hasOwn(productParts, keeper) || keeper.startsWith("/")) return undefined;
  if (keeper.includes(":"))
    return /^https:\/\/[^\s/]+\.[^\s/.]{2,}(?:\/\S*)?$/.test(keeper) && URL.canParse(keeper)
      ? undefined
      : formatMessages.address;
  const parts = Object.keys(productParts);
  return offerMessages.unknownKeeper({ keeper, parts, meant: nearest(keeper, parts) });
}
