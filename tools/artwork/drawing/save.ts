import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../../funnel/images/", import.meta.url));

/** Writes one illustration into funnel/images. */
export const save = (name: string, text: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}.svg`, text);
  console.log(`${name}.svg ${text.length} B`);
};
