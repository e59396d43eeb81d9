/** A bug for the script to plant in a file: one of its texts, replaced by another. */
export type PlantedBug = [name: string, file: string, find: string, replace: string];
