import { withTimeout } from "#lib/with-timeout.ts";

const DEADLINE_MS = 60_000;

export const askForLong = () => withTimeout(DEADLINE_MS, (signal) => fetch("/", { signal }));
