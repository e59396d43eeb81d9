import type { Plugin } from "vite";

const UNUSED_FUNCTIONS =
  /^exports\.unstable_(?:forceFrameRate|next|runWithPriority|wrapCallback) = function[\s\S]*?^\};$/gm;

/**
 * Removes the functions of React's scheduler that React itself doesn't call, 0.2 kB. The bundler
 * keeps everything that a CommonJS module exports.
 */
export function unusedSchedulerPlugin(): Plugin {
  return {
    name: "unused-scheduler",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/scheduler\/cjs\/scheduler\.production\.js/ },
      handler: (code) => code.replaceAll(UNUSED_FUNCTIONS, ""),
    },
  };
}
