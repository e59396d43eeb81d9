import { writeFileSync } from "node:fs";
import { DESCRIPTION_FILE } from "#tools/local-backend/stripe/description/description-file.ts";
import { readDescription } from "#tools/local-backend/stripe/description/read-description.ts";
import { formatDescription } from "#tools/local-backend/stripe/description/written-description.ts";

/** Writes the part of the payment provider's description that concerns our calls. */
writeFileSync(DESCRIPTION_FILE, formatDescription(readDescription()));
