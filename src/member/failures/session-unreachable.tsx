import { Retry } from "./retry.tsx";

/** A member may be signed in, but the server can't be reached to confirm it. */
export function SessionUnreachable({ brand, onRetry }: { brand: string; onRetry: () => void }) {
  return <Retry brand={brand} text="We couldn't reach the server." onRetry={onRetry} />;
}
