import type { ProductPromise } from "#quiz/steps/schema/promise-schema.ts";
import type { Funnel } from "../read/read-funnel.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";
import { promisesInStep } from "./variants.ts";

/** A promise about the product, with its position. */
export interface AuthoredPromise extends ProductPromise {
  source: Source;
  at: Path;
}

/** The promises about the product in the offer and the steps. */
export function listPromises({ offer, steps }: Funnel): AuthoredPromise[] {
  return [
    ...offer.fields.included.items.map((item, index) => ({
      ...item,
      source: offer.source,
      at: ["included", "items", index],
    })),
    ...[...steps.values()].flatMap(promisesInStep),
  ];
}
