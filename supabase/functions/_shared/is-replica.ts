/**
 * True if an address of a hosted project answers from read replicas: one of them has its own
 * address, `<project>-rr-<region>-<id>.supabase.co`, and `<project>-all.supabase.co` sends reads to
 * the nearest one. A replica learns of a refund or of a sign-out a moment later than the primary.
 */
export function isReplica(address: string): boolean {
  return (
    URL.canParse(address) && /^[^.]+-(rr-[^.]+|all)\.supabase\./.test(new URL(address).hostname)
  );
}
