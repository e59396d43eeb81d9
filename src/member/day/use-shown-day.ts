import { useSearchParams } from "react-router-dom";
import { parseDay } from "./shown-day.ts";

/**
 * The day that the Daily Plan shows: the one in the URL, so that a link or a reload keeps it, or
 * else the current day.
 */
export function useShownDay(current: number) {
  const [params] = useSearchParams();
  const changeParams = useChangedParams();
  return {
    shown: parseDay(params.get("day")) ?? current,
    show: (day: number) =>
      changeParams((after) =>
        day === current ? after.delete("day") : after.set("day", String(day)),
      ),
  };
}

/** Makes the Daily Plan show the current day again. */
export function useCurrentDayAgain(): () => void {
  const [params] = useSearchParams();
  const changeParams = useChangedParams();
  return () => {
    if (params.has("day")) changeParams((after) => after.delete("day"));
  };
}

/** Changes the URL's parameters in place. */
export function useChangedParams() {
  const [, setParams] = useSearchParams();
  return (change: (after: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        change(after);
        return after;
      },
      // Back leaves the member area instead of stepping through every day that was shown.
      { replace: true, state: window.history.state?.usr, preventScrollReset: true },
    );
}
