import { sep } from "node:path";
import type { FileCopy } from "#compiler/read/assets.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";

/** Files and folders that operating systems, editors, and sync programs leave behind. */
const LEFT_BEHIND =
  /^(?:[.#~].*|.*[~#]|Thumbs\.db|ehthumbs.*|desktop\.ini|Icon\r|nppBackup|nbproject|__\w+|\$RECYCLE\.BIN|RECYCLER|@Recycle|System Volume Information|Network Trash Folder|Temporary Items|BridgeCache.*|lost\+found|@eaDir)$/i;

export function isLeftBehind(path: string): boolean {
  return path.split(/[/\\]/).some((part) => LEFT_BEHIND.test(part));
}

/** True if a file with this full path belongs to the funnel in a folder. */
export function isInFunnel(file: string, folder: string): boolean {
  return file.startsWith(folder + sep) && !isLeftBehind(file.slice(folder.length + 1));
}

/** Programs add these words to the name of a copy, in the languages that they're used in. */
const WORDS =
  "copy|kopie|kopia|kópia|kopi|kopio|kopija|kopyası|kopya|másolat|copie|copia|cópia|копия|копія|αντίγραφο|副本|复件|拷贝|拷貝|複製|の?コピー|복?사본|نسخة|עותק|สำเนา|bản sao|salinan|प्रतिलिपि|duplicate|duplicata|conflict(?:ed)?|konflikt|conflit|sfconflict|recovered|wiederhergestellt|shortcut|autosaved?|backup|bak|orig|original|old|save|tmp|temp|local|base|remote";
const ADDED_BEHIND = new RegExp(
  `^(?:\\s*[([].*[)\\]]|\\s\\d+|[\\s_-]\\d{4}-\\d\\d-\\d\\d.*|(?:[\\s._-]|(?=の)).*(?<!\\p{L})(?:${WORDS})(?!\\p{L}).*)$`,
  "iu",
);
/** OneDrive adds the name of the computer: `body-DESKTOP-ABC123`. */
const COMPUTER = /^[-_](?=[\w-]*[A-Z])[\w-]+$/;
const ADDED_BEFORE = new RegExp(`^(?:.*\\s)?(?:${WORDS})(?!\\p{L}).*\\s$|^(?:${WORDS})[-_]$`, "iu");

/** Names that an author may have chosen, such as `steak-old`, so they don't give away a copy. */
const CHOSEN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const FOLDERS = ["steps", "pages", "program", "themes", "images", "guides"];

/** Separates the YAML files of a funnel from the copies that other programs made of them. */
export function setCopiesAside(all: FunnelFiles): { files: FunnelFiles; copies: FileCopy[] } {
  const copies = new Map<string, FileCopy>();
  for (const file of Object.keys(all)) {
    const copy = wholeFolder(file, all) ?? copyInFolder(file, all);
    if (copy) copies.set(file, copy);
  }
  return {
    files: Object.fromEntries(Object.entries(all).filter(([file]) => !copies.has(file))),
    copies: [...new Map([...copies.values()].map((copy) => [copy.file, copy])).values()],
  };
}

/** Copies among files of other kinds, such as pictures. They aren't used, so they're only named. */
export function findCopies(names: readonly string[], folder: string): FileCopy[] {
  return names.flatMap((name) => {
    const original = names.find((other) => isNamedAfter(name, other) && !CHOSEN.test(toStem(name)));
    return original === undefined
      ? []
      : [{ file: `${folder}/${name}`, original: `${folder}/${original}` }];
  });
}

/** A copy of the whole funnel, or of one of its folders: one message for all files in it. */
function wholeFolder(file: string, all: FunnelFiles): FileCopy | undefined {
  const [folder = "", ...rest] = file.split("/");
  if (rest.length === 0 || FOLDERS.includes(folder)) return undefined;
  if (`${folder}/funnel.yaml` in all) return { file: folder, original: "" };
  const original = FOLDERS.find((own) => folder.toLowerCase().includes(own));
  return original !== undefined && `${original}/${rest.join("/")}` in all
    ? { file: folder, original }
    : undefined;
}

function copyInFolder(file: string, all: FunnelFiles): FileCopy | undefined {
  const isSteps = file.startsWith("steps/");
  const original = Object.keys(all)
    .filter((other) => other.endsWith(".yaml"))
    .find((other) => {
      if (isSteps) return other.startsWith("steps/") && repeats(file, other, all);
      if (other === file || toFolder(other) !== toFolder(file)) return false;
      if (isFixed(file)) return isNamedAround(toFileName(file), toFileName(other));
      return (
        !CHOSEN.test(toStem(toFileName(file))) && isNamedAfter(toFileName(file), toFileName(other))
      );
    });
  return original === undefined ? undefined : { file, original };
}

/** The names of these files are given, so any other name can't be one that the author wants. */
const isFixed = (file: string) => !file.includes("/") || file.startsWith("program/");

/**
 * True if a file of steps is named after another one and has mostly the same steps. The name alone
 * isn't enough, because files of steps have any name.
 */
function repeats(file: string, other: string, all: FunnelFiles): boolean {
  // A copy never has the shorter path, except that of the same file in .yml. Of two in other
  // capitals, the one in lower case counts.
  if (other.length === file.length && other <= file) return false;
  if (other.length > file.length && !/\.yml$/i.test(file)) return false;
  const [stem, original] = [toStem(toFileName(file)), toStem(toFileName(other))];
  if (!stem.toLowerCase().includes(original.toLowerCase())) return false;
  const [ids, known] = [findStepIds(all[file]), new Set(findStepIds(all[other]))];
  // An empty copy repeats nothing, so its name decides.
  if (ids.length === 0) return isNamedAfter(toFileName(file), toFileName(other));
  return ids.filter((id) => known.has(id)).length * 2 > ids.length;
}

function findStepIds(text = ""): string[] {
  return [...text.matchAll(/^(?!#)["']?([^\s"':][^"':\n]*)["']?:(?=\s|$)/gm)].map(
    ([, id = ""]) => id,
  );
}

/** True if a name is another one with the words that programs add to a copy. */
function isNamedAfter(name: string, other: string): boolean {
  const [stem, original] = [toStem(name), toStem(other)];
  const at = stem.indexOf(original);
  if (at === -1 || (stem === original && (name === other || !/\.yml$/i.test(name)))) return false;
  const [before, behind] = [stem.slice(0, at), stem.slice(at + original.length)];
  return (
    (before === "" || ADDED_BEFORE.test(before)) &&
    (behind === "" || ADDED_BEHIND.test(behind) || COMPUTER.test(behind))
  );
}

/** True if a name is another one with anything before or behind it that doesn't make it a word. */
function isNamedAround(name: string, other: string): boolean {
  const [stem, original] = [toStem(name).toLowerCase(), toStem(other).toLowerCase()];
  if (stem === original) return other === other.toLowerCase();
  const at = stem.indexOf(original);
  return (
    at !== -1 &&
    !/\p{Script=Latin}$/u.test(stem.slice(0, at)) &&
    !/^\p{Script=Latin}/u.test(stem.slice(at + original.length))
  );
}

const toFileName = (file: string) => file.slice(file.lastIndexOf("/") + 1);
const toFolder = (file: string) => file.slice(0, file.lastIndexOf("/") + 1);
const toStem = (name: string) => name.replace(/\.[a-z0-9]+$/i, "");
