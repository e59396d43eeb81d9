import { z } from "zod";
import { AREAS } from "#rules/member-plan/pool/exercise-kinds.ts";

export const Area = z.enum(AREAS).meta({
  description: "An area of the body, as the quiz asks about it.",
  examples: ["belly"],
});
