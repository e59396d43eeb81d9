import { RetryPage } from "#ui/retry-page.tsx";

interface PlanRetryPageProps {
  brand: string;
  alert?: string;
  onRetry: () => void;
}

/** Shown when the member area can't be opened right now. */
export function PlanRetryPage(props: PlanRetryPageProps) {
  return <RetryPage {...props} text="Your plan is safe. Please try again." />;
}
