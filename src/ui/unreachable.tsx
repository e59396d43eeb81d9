import { Button } from "./button.tsx";
import { CardPage } from "./card-page.tsx";

interface UnreachableProps {
  brand: string;
  /** The alternatives without the server. */
  text: string;
  onRetry: () => void;
}

/** A page for when the server that it needs doesn't answer. */
export function Unreachable({ brand, text, onRetry }: UnreachableProps) {
  return (
    <CardPage
      title="Hang on a moment"
      emblem={{ icon: "hourglass-medium", tone: "plain" }}
      alert="We couldn't reach the server."
      text={text}
      brand={brand}
    >
      <Button onClick={onRetry}>Try again</Button>
    </CardPage>
  );
}
