import { seal, sha256 } from "./secrets.ts";

/**
 * The secret in a calendar's address. Only this deployment can make it from the seed, so the
 * database doesn't keep it, and a member can read their address again.
 */
export const calendarSecret = (seed: string): Promise<string> => seal("calendar", seed);

/** The secret as the database knows it. */
export const calendarHash = (secret: string): Promise<string> => sha256(secret);
