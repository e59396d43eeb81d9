import { execFileSync } from "node:child_process";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { isLeftBehind, setCopiesAside } from "./unasked-files.ts";
import { UsageError } from "./usage-error.ts";

/** A funnel as it was in a commit. */
export interface Committed {
  files: FunnelFiles;
  /** Maps a picture's name to the text of its SVG file. */
  images: Record<string, string>;
}

const COPY = "Compare with a copy instead: --from <folder>.";
const LARGEST_OUTPUT = 256 * 1024 * 1024;

/** Reads the funnel at a Git ref from the repository's objects, without checking anything out. */
export function funnelAt(ref: string, folder: string): Committed {
  const blobs = blobsAt(ref, folder).filter(
    ({ path }) =>
      !isLeftBehind(path) && (/\.ya?ml$/i.test(path) || /^images\/[^/]+\.svg$/.test(path)),
  );
  const texts = readBlobs(
    folder,
    blobs.map(({ hash }) => hash),
  );
  const read = blobs.map(({ path }, index): [string, string] => [path, texts[index] ?? ""]);
  return {
    files: setCopiesAside(
      Object.fromEntries(read.filter(([path]) => !path.endsWith(".svg")).toSorted()),
    ).files,
    images: Object.fromEntries(
      read
        .filter(([path]) => path.endsWith(".svg"))
        .map(([path, text]) => [path.slice("images/".length, -".svg".length), text]),
    ),
  };
}

/** All files of the folder in a commit, with the hashes of their objects. */
function blobsAt(ref: string, folder: string): { hash: string; path: string }[] {
  git(
    folder,
    ["rev-parse", "--git-dir"],
    `"${folder}" isn't in a Git repository, so it has no older versions. ${COPY}`,
  );
  const commit = git(
    folder,
    ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`],
    ref === "HEAD"
      ? `Nothing is committed yet, so there's nothing to compare with. ${COPY}`
      : `Git can't find "${ref}". Name a commit, a branch, or a tag.`,
  ).trim();
  const list = git(
    folder,
    ["ls-tree", "-r", "-z", commit, "."],
    `Git can't list the files in ${folder}.`,
  );
  const entries = list.split("\0").filter(Boolean);
  if (entries.length === 0) throw new UsageError(`The folder ${folder} doesn't exist in "${ref}".`);
  return entries.map((entry) => {
    const [about = "", path = ""] = entry.split("\t");
    return { hash: about.split(" ")[2] ?? "", path };
  });
}

/** Reads many objects with one call of Git. */
function readBlobs(folder: string, hashes: string[]): string[] {
  const output = execFileSync("git", ["-C", folder, "cat-file", "--batch"], {
    input: `${hashes.join("\n")}\n`,
    maxBuffer: LARGEST_OUTPUT,
  });
  const texts: string[] = [];
  for (let at = 0; at < output.length; ) {
    const lineEnd = output.indexOf("\n", at);
    const size = Number(output.toString("utf8", at, lineEnd).split(" ")[2]);
    texts.push(output.toString("utf8", lineEnd + 1, lineEnd + 1 + size));
    at = lineEnd + 1 + size + 1;
  }
  return texts;
}

function git(folder: string, args: string[], message: string): string {
  try {
    return execFileSync("git", ["-C", folder, ...args], {
      encoding: "utf8",
      maxBuffer: LARGEST_OUTPUT,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new UsageError(
      isMissing ? `Older versions are read from Git, and Git isn't installed. ${COPY}` : message,
    );
  }
}
