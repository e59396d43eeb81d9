import type { FeatureBundle } from "framer-motion";

/** A network that fails on the way to these costs the animation and nothing else. */
const orNever = (features: Promise<{ default: FeatureBundle }>): Promise<FeatureBundle> =>
  features.then(
    (module) => module.default,
    () => new Promise<never>(() => {}),
  );

/** The part of framer-motion that dragging needs. */
export const loadDrag = () => orNever(import("./drag-features.ts"));
