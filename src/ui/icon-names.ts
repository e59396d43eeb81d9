/** Icons that the design system itself draws, by their names in the Phosphor set. */
export const iconNames = [
  "arrow-left-bold",
  "caret-down-bold",
  "check-bold",
  "check-circle",
  "gear-six",
  "heart-fill",
  "info",
  "minus-bold",
  "shield-check",
  "thumbs-down-fill",
  "warning-circle",
  "x-bold",
] as const;
