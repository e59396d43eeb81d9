import { DoctorFirst } from "./schema/doctor-first-schema.ts";

export const doctorFirst = DoctorFirst.parse({
  icon: "first-aid-kit",
  title: "Ask your doctor first if you",
  entries: ["are pregnant or breastfeeding", "take medicine for diabetes", "are underweight"],
  text: "For adults only. If this applies to you, we refund every cent.",
});
