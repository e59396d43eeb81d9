import { withTimeout } from "#lib/with-timeout.ts";

const TIMEOUT_MS = 60_000;

export const askForLong = () => withTimeout(TIMEOUT_MS, (signal) => fetch("/", { signal }));
