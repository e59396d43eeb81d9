import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { TextLink } from "#ui/text-button.tsx";
import { useAnswersView } from "./use-answers-view.ts";

interface AnswersLinkProps {
  /** The list if absent. Null closes the answers. */
  view?: string | null;
  children: ReactNode;
}

/** Opens what the plan is made from. */
export function AnswersLink({ view = "", children }: AnswersLinkProps) {
  const { state } = useLocation();
  const { to } = useAnswersView();
  return (
    <TextLink to={to(view ?? undefined)} state={state}>
      {children}
    </TextLink>
  );
}
