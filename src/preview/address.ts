/** What of a walk stands in the address, for a link to be sent or kept: the step and the arms. What somebody answered may stand in none. */
export interface Address {
  /** A place of the flow. */
  step?: string;
  /** Experiment to arm, as in the address of the funnel itself: `variant=summary:B`. */
  arms: Record<string, string>;
}

export function readAddress(): Address {
  const asked = new URLSearchParams(location.search);
  const step = asked.get("step");
  const arms = asked.getAll("variant").flatMap((text) => {
    const [experiment = "", arm = ""] = text.split(":");
    return experiment && arm ? [[experiment, arm] as const] : [];
  });
  return { ...(step ? { step } : {}), arms: Object.fromEntries(arms) };
}

/** `push` makes what was there before the page that Back leads to. */
export function writeAddress({ step, arms }: Address, how: "push" | "replace"): void {
  const asked = [
    ...(step === undefined ? [] : [`step=${encodeURIComponent(step)}`]),
    ...Object.entries(arms).map(([id, arm]) => `variant=${id}:${arm}`),
  ].join("&");
  const wanted = asked ? `${location.pathname}?${asked}` : location.pathname;
  if (wanted === location.pathname + location.search) return;
  if (how === "push") history.pushState(null, "", wanted);
  else history.replaceState(null, "", wanted);
}
