import { conditions } from "./conditions.ts";
import { differences } from "./differences.ts";
import { doubts } from "./doubts.ts";
import { experiments } from "./experiments.ts";
import { fields } from "./fields.ts";
import { flow } from "./flow.ts";
import { indentation } from "./indentation.ts";
import { look } from "./look.ts";
import type { Mistakes } from "./mistake.ts";
import { offer, repeatedOffer } from "./offer.ts";
import { references } from "./references.ts";
import { unquoted } from "./unquoted.ts";
import { writing } from "./writing.ts";

/** Every kind of mistake that is known to happen, by subject. */
export const allMistakes: Mistakes[] = [
  writing,
  unquoted,
  indentation,
  fields,
  references,
  flow,
  experiments,
  conditions,
  differences,
  look,
  offer,
  doubts,
  repeatedOffer,
];
