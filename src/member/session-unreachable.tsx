import { Retry } from "./retry.tsx";

/** Somebody may be signed in, and nobody can be asked whether that still holds. */
export function SessionUnreachable({ brand, onRetry }: { brand: string; onRetry: () => void }) {
  return <Retry brand={brand} text="We could not reach the server." onRetry={onRetry} />;
}
