import type { Mistake } from "./mistake.ts";
import { addressMistakes } from "./mistakes/addresses.ts";
import { answerMistakes } from "./mistakes/answers.ts";
import { askedAnswerMistakes } from "./mistakes/asked-answers.ts";
import { conditionMistakes } from "./mistakes/conditions.ts";
import { cookbookMistakes } from "./mistakes/cookbook.ts";
import { copyMistakes } from "./mistakes/copy.ts";
import { damagedFileMistakes } from "./mistakes/damaged-files.ts";
import { experimentMistakes } from "./mistakes/experiments.ts";
import { fieldNameMistakes } from "./mistakes/field-names.ts";
import { fieldValueMistakes } from "./mistakes/field-values.ts";
import { fileMistakes } from "./mistakes/files.ts";
import { flowMistakes } from "./mistakes/flow.ts";
import { formatMistakes } from "./mistakes/formats.ts";
import { oddCharacterMistakes } from "./mistakes/odd-characters.ts";
import { offerMistakes } from "./mistakes/offer.ts";
import { overrideMistakes } from "./mistakes/overrides.ts";
import { pictureMistakes } from "./mistakes/pictures.ts";
import { planLimitMistakes } from "./mistakes/plan-limits.ts";
import { programMistakes } from "./mistakes/program.ts";
import { promiseMistakes } from "./mistakes/promises.ts";
import { reachabilityMistakes } from "./mistakes/reachability.ts";
import { routeMistakes } from "./mistakes/routes.ts";
import { stepFieldMistakes } from "./mistakes/step-fields.ts";
import { themeMistakes } from "./mistakes/theme.ts";
import { waitMistakes } from "./mistakes/waits.ts";
import { blockNameMistakes } from "./mistakes/yaml/block-names.ts";
import { lineMistakes } from "./mistakes/yaml/lines.ts";
import { nameAndBracketMistakes } from "./mistakes/yaml/names-and-brackets.ts";
import { textMistakes } from "./mistakes/yaml/texts.ts";

/** Every known mistake. */
export const allMistakes: Mistake[] = [
  ...lineMistakes,
  ...nameAndBracketMistakes,
  ...textMistakes,
  ...blockNameMistakes,
  ...fileMistakes,
  ...fieldValueMistakes,
  ...fieldNameMistakes,
  ...stepFieldMistakes,
  ...formatMistakes,
  ...flowMistakes,
  ...routeMistakes,
  ...experimentMistakes,
  ...conditionMistakes,
  ...answerMistakes,
  ...askedAnswerMistakes,
  ...reachabilityMistakes,
  ...overrideMistakes,
  ...copyMistakes,
  ...oddCharacterMistakes,
  ...addressMistakes,
  ...pictureMistakes,
  ...damagedFileMistakes,
  ...waitMistakes,
  ...themeMistakes,
  ...offerMistakes,
  ...promiseMistakes,
  ...programMistakes,
  ...planLimitMistakes,
  ...cookbookMistakes,
];
