import type { PlantedBug } from "../planted-bugs/planted-bug.ts";

const source = "src/compiler/yaml/source.ts";

export const bugsOfFunnelSlips: PlantedBug[] = [
  ["reads files of any size", source, "written.length > LARGEST_FILE", "written.length < 0"],
  ["points at the line below", source, "line: before.length,", "line: before.length + 1,"],
  [
    "crashes at aliases that grow without bounds",
    source,
    "  } catch {\n    return [problemAt(",
    "  } catch (error) {\n    if (error) throw error;\n    return [problemAt(",
  ],
];
