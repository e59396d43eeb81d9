/** Texts that people read: wording is not behavior. The codes next to them are mutated. */
const SPEAKERS = ["Error", "Refusal", "MailRefused"];

const isSpeaker = (callee) =>
  (callee.isIdentifier() && SPEAKERS.includes(callee.node.name)) ||
  callee.matchesPattern("console.error") ||
  callee.matchesPattern("console.warn");

function shouldIgnore(path) {
  const call = path.parentPath;
  const isText = path.isStringLiteral() || path.isTemplateLiteral();
  if (!isText || !(call?.isNewExpression() || call?.isCallExpression())) return undefined;
  return isSpeaker(call.get("callee")) ? "wording is not behavior" : undefined;
}

/** Leaves out the texts of errors, refusals, and logs. Stryker loads it, so it's no TypeScript. */
export const strykerPlugins = [{ kind: "Ignore", name: "wording", value: { shouldIgnore } }];
