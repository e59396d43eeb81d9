import { z } from "zod";
import { copy, Icon } from "./fields.ts";

/** A card that says who must not start without a doctor's yes. */
export const DoctorFirst = z
  .strictObject({
    icon: Icon.meta({ description: "An icon before the card.", examples: ["first-aid-kit"] }),
    title: copy("The headline of the card.", "Ask your doctor first if you", 60),
    entries: z
      .array(copy("A reason, in the buyer's own words.", "are pregnant or breastfeeding", 80))
      .min(1)
      .meta({
        description: "The reasons, one per line. Each continues the headline.",
        examples: [["are pregnant or breastfeeding", "take medicine for diabetes"]],
      }),
    text: copy(
      "What else buyers should know.",
      "For adults only. If this applies to you, we refund every cent.",
      200,
    ),
  })
  .meta({
    description: "Who must not start without a doctor's yes.",
    examples: [{ title: "Ask your doctor first if you" }],
  });
export type DoctorFirst = z.output<typeof DoctorFirst>;
