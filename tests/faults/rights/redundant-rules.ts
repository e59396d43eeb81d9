/** Mutants that change nothing, because another rule forbids the same. */
const REDUNDANT: [mutant: RegExp, reason: string][] = [
  [
    /policy "the (program|files) needs? an open session"/,
    "has_access(), which the other policy calls, asks for the session, too",
  ],
  [
    /^grant select on public\.funnel_(all_\w+|arms) to anon$/,
    "the view reads its tables with the rights of its caller",
  ],
];

/** Why no one can notice a mutant; undefined if it has to be noticed. */
export const whyUnnoticed = (mutant: string): string | undefined =>
  REDUNDANT.find(([name]) => name.test(mutant))?.[1];
