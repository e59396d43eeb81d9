/** One package of `package-lock.json`. */
export interface LockedPackage {
  name: string;
  version: string;
  /** The path where npm puts it. */
  path: string;
  /** Installed through `dependencies`, so its code may end up in the pages. */
  isShipped: boolean;
  license?: string;
  integrity?: string;
  /** Only set for packages that aren't from the registry. */
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

interface Entry extends Omit<LockedPackage, "path" | "isShipped"> {
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

const FOLDER = "node_modules/";

/** Parses the text of `package-lock.json`: every package except the project itself. */
export function parseLockFile(text: string): LockedPackage[] {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(text);
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { dev, optional, devOptional, ...entry }]) => ({
      ...entry,
      path,
      name: entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
      isShipped: !dev && !optional && !devOptional,
    }));
}

export const toId = ({ name, version }: Pick<LockedPackage, "name" | "version">) =>
  `${name}@${version}`;
