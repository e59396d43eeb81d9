/** True if a line of output belongs to the security log: see supabase/functions/_shared/security-log.ts. */
export const isSecurityLine = (line: string): boolean => line.startsWith('{"log":"security",');
