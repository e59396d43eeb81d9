interface SecurityEvents {
  /** A request was refused: the caller may not do it, sent something wrong, or asks too often. */
  refused: { function: string; status: number };
  /** An operator did something, or tried to. `operator` is the id of the account. */
  operated: { operator: string; action: string; id: string; outcome: string };
}

/**
 * Writes a line of the security log: JSON, with ids and codes only, and nothing that a person has
 * typed.
 */
export function logSecurity<Event extends keyof SecurityEvents>(
  event: Event,
  fields: SecurityEvents[Event],
): void {
  // biome-ignore lint/suspicious/noConsole: it is the log.
  console.info(JSON.stringify({ log: "security", event, ...fields }));
}
