import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** What people read: wording is not behavior. The codes next to it are mutated. */
const SPEAKERS = ["Error", "Refusal", "MailRefused"];

const isSpeaker = (callee) =>
  (callee.isIdentifier() && SPEAKERS.includes(callee.node.name)) ||
  callee.matchesPattern("console.error");

/** Leaves out the texts of errors, refusals, and logs. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "wording", {
    shouldIgnore(path) {
      const parent = path.parentPath;
      const isText = path.isStringLiteral() || path.isTemplateLiteral();
      if (!isText || !(parent?.isNewExpression() || parent?.isCallExpression())) return undefined;
      return isSpeaker(parent.get("callee")) ? "wording is not behavior" : undefined;
    },
  }),
];
