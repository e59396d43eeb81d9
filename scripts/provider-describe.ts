import { writeFileSync } from "node:fs";
import { DESCRIPTION_FILE } from "#tools/dev/local-backend/stripe/description/description-file.ts";
import { formatDescription } from "#tools/dev/local-backend/stripe/description/format-description.ts";
import { readDescription } from "#tools/dev/local-backend/stripe/description/read-description.ts";

/** Writes the part of the payment provider's description that concerns our calls. */
writeFileSync(DESCRIPTION_FILE, formatDescription(readDescription()));
