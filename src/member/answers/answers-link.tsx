import type { ReactNode } from "react";
import { TextLink } from "#ui/text-button.tsx";
import { useAnswersView } from "./use-answers-view.ts";

interface AnswersLinkProps {
  /** The list if absent. */
  view?: string;
  children: ReactNode;
}

/** Opens what the plan is made from. */
export function AnswersLink({ view = "", children }: AnswersLinkProps) {
  const { to, linkState } = useAnswersView();
  return (
    <TextLink to={to(view)} state={linkState}>
      {children}
    </TextLink>
  );
}
