import { useSearchParams } from "react-router-dom";

const PARAMETER = "answers";
/** Asks for everything that is missing, one question after the other. */
export const MISSING = "missing";
/** Asks for what the member leaves out. */
export const LEFT_OUT = "left-out";

/**
 * What is shown of the answers, by the URL: undefined if they're closed, "" for the list, or else
 * the name of an answer, `MISSING`, or `LEFT_OUT`.
 */
export function useAnswersView() {
  const [params, setParams] = useSearchParams();
  const after = (view: string | undefined) => {
    const next = new URLSearchParams(params);
    if (view === undefined) next.delete(PARAMETER);
    else next.set(PARAMETER, view);
    return next;
  };
  return {
    view: params.get(PARAMETER) ?? undefined,
    /** The URL of a view, for a link. */
    to: (view: string | undefined) => `?${after(view)}`,
    /** Shows another view in place of this one: Back doesn't lead to an answered question. */
    replace: (view: string | undefined) =>
      setParams(after(view), { replace: true, state: window.history.state?.usr }),
  };
}
