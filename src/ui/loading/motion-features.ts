import type { FeatureBundle } from "framer-motion";

/** If these can't be loaded, only the animation is lost. */
const orNever = (features: Promise<{ default: FeatureBundle }>): Promise<FeatureBundle> =>
  features.then(
    (module) => module.default,
    () => new Promise<never>(() => {}),
  );

/** The part of framer-motion that dragging needs. */
export const loadDrag = () => orNever(import("./drag-features.ts"));
