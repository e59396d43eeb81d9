import { Button } from "./button.tsx";
import { CardPage } from "./card-page.tsx";

interface RetryPageProps {
  brand: string;
  /** The problem. */
  alert?: string;
  /** The way out of it. */
  text?: string;
  onRetry: () => void;
}

/** A page for what can't be shown right now: most often, the server doesn't answer. */
export function RetryPage({
  brand,
  alert = "We couldn't reach the server.",
  text = "Please try again.",
  onRetry,
}: RetryPageProps) {
  return (
    <CardPage
      title="Hang on a moment"
      emblem={{ icon: "hourglass-medium", tone: "plain" }}
      {...{ brand, alert, text }}
    >
      <Button onClick={onRetry}>Try again</Button>
    </CardPage>
  );
}
