/** Mutants that change nothing, because another rule forbids the same. */
const REDUNDANT: [mutant: RegExp, reason: string][] = [
  [
    /policy "the (program|files) needs? an open session"/,
    "has_access(), which the other policy calls, asks for the session, too",
  ],
  [
    /^grant select on public\.funnel_(all_\w+|arms) to (anon|authenticated)$/,
    "the view reads its tables with the rights of its caller",
  ],
  [
    /^grant execute on function (numbers|group|group_place)_rows\(.*\) to (anon|authenticated)$/,
    "the functions that it calls may be called by others only",
  ],
  [
    /^grant execute on function claim_order\(.*\) to (anon|service_role)$/,
    "the function itself refuses callers without an account",
  ],
  [
    /^public\.erase_account\(uuid\) without .* in "perform from .* for update;"$/,
    "it only locks more rows than it has to",
  ],
  [
    /^public\.(erase_account|end_my_sessions)\(.*\) without checking (whose row it is|a session of the account) in "where id::text = /,
    "require_open_session() has checked the session's account",
  ],
];

/** Why no one can notice a mutant; undefined if it has to be noticed. */
export const whyUnnoticed = (mutant: string): string | undefined =>
  REDUNDANT.find(([name]) => name.test(mutant))?.[1];
