import type { PlantedBug } from "../planted-bugs/planted-bug.ts";

const refuse = "tools/build/hosting/refuse-leaks.ts";
const find = "tools/build/hosting/find-secrets.ts";

export const bugsOfPlantedSecrets: PlantedBug[] = [
  ["looks into scripts only", refuse, "entry.isFile(),", 'entry.name.endsWith(".js"),'],
  ["doesn't look for settings", refuse, "text.includes(value)", "false"],
  ["doesn't decode Base64", find, ", ...decodeBase64(text)", ""],
  ["takes a public value for a secret", find, "(?<![a-z0-9])[sr]k_", "[sr]k_"],
];
