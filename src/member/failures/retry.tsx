import { Button } from "#ui/button.tsx";
import { CardPage } from "#ui/card-page.tsx";

/** Shown when the member area can't be opened right now. */
export function Retry({
  brand,
  text,
  onRetry,
}: {
  brand: string;
  text: string;
  onRetry: () => void;
}) {
  return (
    <CardPage
      title="Hang on a moment"
      emblem={{ icon: "hourglass-medium", tone: "plain" }}
      alert={text}
      text="Your plan is safe. Please try again."
      brand={brand}
    >
      <Button onClick={onRetry}>Try again</Button>
    </CardPage>
  );
}
