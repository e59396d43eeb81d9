import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { compileFunnel } from "#compiler/compile.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import { cookbookOf } from "#compiler/model/cookbook.ts";
import { publishedRules } from "#compiler/model/published-rules.ts";
import { listOriginals, readAssets, readFunnelFolder } from "./funnel-folder.ts";

const MEDIA_TYPES: Record<string, string> = {
  ".pdf": "application/pdf",
  ".mp4": "video/mp4",
  ".vtt": "text/vtt",
};

export interface PublishedFile {
  id: string;
  media_type: string;
  size: number;
  content: string;
}

/**
 * Reads the program of a funnel's folder, ready to publish, with the link to the community: only
 * members may read it. Throws an error that lists everything
 * wrong with it.
 */
export function readProgramParts(folder: string): Record<string, unknown> {
  const funnel = compileFunnel(readFunnelFolder(folder), readAssets(folder));
  if (Array.isArray(funnel))
    throw new Error(`The funnel has errors:\n${funnel.map(diagnosticLine).join("\n")}`);
  if (!funnel.program) return {};
  const { "warm-up-video": _, cookbook, ...parts } = funnel.program;
  const { community } = funnel.site.fields;
  return {
    ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.fields])),
    rules: publishedRules(funnel, funnel.program),
    ...(cookbook && { cookbook: cookbookOf(cookbook) }),
    ...(community === undefined ? {} : { community: { link: community } }),
  };
}

/** The files of a program in Base64: the downloads for members, and the captions of its video. */
export function readProgramFiles(folder: string): PublishedFile[] {
  const files = join(folder, "program", "files");
  return listOriginals(files).flatMap((name) => {
    const media_type = MEDIA_TYPES[extname(name)];
    if (!media_type) return [];
    const bytes = readFileSync(join(files, name));
    const id =
      extname(name) === ".vtt"
        ? `${name.slice(0, -".vtt".length)}-captions`
        : name.slice(0, -extname(name).length);
    return [{ id, media_type, size: bytes.length, content: bytes.toString("base64") }];
  });
}
