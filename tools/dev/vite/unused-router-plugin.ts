import type { Plugin } from "vite";

const MADE_COMPONENT = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const MADE_CLASS =
  /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});(?:\n\1\.contextType = (\w+);)?/gm;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;
/** Warnings for developers: a statement of its own, without a result. */
const WARNING = /^(\s+)(warning\()/gm;

/**
 * Lets the bundler remove the parts of the router that nothing here uses: data routers, forms,
 * prefetching, and warnings for developers, 6 kB. It would keep them, because it can't know that
 * creating a component and setting its display name has no other effect.
 */
export function unusedRouterPlugin(): Plugin {
  return {
    name: "unused-router",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) =>
        code
          .replaceAll(MADE_COMPONENT, "$1/* @__PURE__ */ $2")
          .replaceAll(
            MADE_CLASS,
            (_, name, made, context) =>
              `var ${name} = /* @__PURE__ */ (() => Object.assign(${made}, { contextType: ${context} }))();`,
          )
          .replaceAll(DISPLAY_NAME, "")
          .replaceAll(WARNING, "$1/* @__PURE__ */ $2"),
    },
  };
}
