import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { isJsonObject } from "#lib/json.ts";

const PARAMETER = "answers";
/** Asks for everything that is missing, one question after the other. */
export const MISSING = "missing";
/** Asks for what the member leaves out. */
export const LEFT_OUT = "left-out";

/** The list of all answers. */
const LIST = "";
/** Where the history says which view a link was in. */
const CLOSED = "closed";

/**
 * The view of the answers, by the URL: undefined if they're closed, "" for the list, or else the
 * name of an answer, `MISSING`, or `LEFT_OUT`.
 */
export function useAnswersView() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const state = isJsonObject(location.state) ? location.state : {};
  const view = params.get(PARAMETER) ?? undefined;
  const to = (other: string | undefined) => {
    const next = new URLSearchParams(params);
    if (other === undefined) next.delete(PARAMETER);
    else next.set(PARAMETER, other);
    return `?${next}`;
  };
  const isBefore = (other: string | undefined) => state.openedFrom === (other ?? CLOSED);
  return {
    view,
    /** The URL of a view, for a link. */
    to,
    /** The state in this view's entry in the history. */
    state,
    /** The same for a view that's opened from this one. */
    linkState: { ...state, openedFrom: view ?? CLOSED },
    /** True if Back leads to another view. */
    isBefore,
    /** Leaves this view for the list, or for the plan, so that Back doesn't lead to it again. */
    leaveFor(other: typeof LIST | undefined) {
      if (isBefore(other)) navigate(-1);
      else navigate(to(other), { replace: true, state });
    },
  };
}
