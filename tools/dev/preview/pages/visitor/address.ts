/**
 * The part of a visit that's in the address, so that you can share or keep a link: the step and the
 * arms. Answers must never be in an address.
 */
export interface Address {
  /** A place in the flow. */
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

/** `push` makes Back return to what was shown before. */
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
