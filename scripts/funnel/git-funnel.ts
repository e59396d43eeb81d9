import { execFileSync } from "node:child_process";
import type { FunnelFiles } from "#funnel/read-funnel.ts";
import { Misuse } from "./command.ts";

/** A funnel as a commit has it. */
export interface Committed {
  files: FunnelFiles;
  /** Picture name to the text of its SVG file. */
  images: Record<string, string>;
}

const COPY = "Compare with a copy instead: --from <folder>.";
const LARGEST_OUTPUT = 256 * 1024 * 1024;

/** Reads the funnel of a git ref from the repository's objects; nothing is checked out. */
export function funnelAt(ref: string, folder: string): Committed {
  git(
    folder,
    ["rev-parse", "--git-dir"],
    `"${folder}" is in no repository of Git, so no older version of it is known. ${COPY}`,
  );
  const commit = git(
    folder,
    ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`],
    ref === "HEAD"
      ? `Nothing is committed yet, so there is nothing to compare with. ${COPY}`
      : `Git knows no "${ref}". Name a commit, a branch or a tag.`,
  ).trim();
  const entries = git(folder, ["ls-tree", "-r", "-z", commit, "."], `Git cannot list ${folder}.`)
    .split("\0")
    .filter(Boolean);
  if (entries.length === 0) throw new Misuse(`There is no folder ${folder} in "${ref}".`);
  const blobs = entries.map((entry) => {
    const [about = "", path = ""] = entry.split("\t");
    return { hash: about.split(" ")[2] ?? "", path };
  });
  const wanted = blobs.filter(
    ({ path }) => /\.ya?ml$/i.test(path) || /^images\/[^/]+\.svg$/.test(path),
  );
  const texts = textsOf(
    folder,
    wanted.map(({ hash }) => hash),
  );
  const read = wanted.map(({ path }, index): [string, string] => [path, texts[index] ?? ""]);
  return {
    files: Object.fromEntries(read.filter(([path]) => !path.endsWith(".svg")).toSorted()),
    images: Object.fromEntries(
      read
        .filter(([path]) => path.endsWith(".svg"))
        .map(([path, text]) => [path.slice("images/".length, -".svg".length), text]),
    ),
  };
}

/** The texts of many objects by one call. */
function textsOf(folder: string, hashes: string[]): string[] {
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

function git(folder: string, args: string[], complaint: string): string {
  try {
    return execFileSync("git", ["-C", folder, ...args], {
      encoding: "utf8",
      maxBuffer: LARGEST_OUTPUT,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new Misuse(
      isMissing
        ? `Git is not installed here, and older versions are read from it. ${COPY}`
        : complaint,
    );
  }
}
