import type { TestProject } from "vitest/node";

/** Gives the guards the cluster that the mutants are in. */
export default function setup(project: TestProject): void {
  project.provide("postgresUrl", process.env.MUTATION_POSTGRES ?? "");
}
