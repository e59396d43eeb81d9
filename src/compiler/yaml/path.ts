/** The keys that lead to a value in a YAML file. */
export type Path = readonly PropertyKey[];
