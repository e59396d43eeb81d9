import { writeFileSync } from "node:fs";
import { REPORT_MODULE, reportModule } from "#tools/event-store/report-module.ts";

/** Copies supabase/reports to where functions can read them. */
writeFileSync(REPORT_MODULE, reportModule());
