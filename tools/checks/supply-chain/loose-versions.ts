const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** The fields of `package.json` with versions. */
const FIELDS = ["dependencies", "devDependencies", "optionalDependencies", "overrides"] as const;

export type PinnedVersions = Partial<Record<(typeof FIELDS)[number], Record<string, string>>>;

/** Versions that aren't exact, such as `^1.2.3`, one line each. */
export function looseVersions(versions: PinnedVersions): string[] {
  return FIELDS.flatMap((field) =>
    Object.entries(versions[field] ?? {})
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${name} in ${field} is "${version}". Pin one exact version.`),
  );
}
