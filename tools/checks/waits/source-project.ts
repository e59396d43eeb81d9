import { relative, resolve } from "node:path";
import type { Node, SourceFile } from "typescript/unstable/ast";
import { API, type Checker } from "typescript/unstable/sync";

/** The project's files as TypeScript reads them, with the types of everything in them. */
export interface SourceProject {
  checker: Checker;
  files: SourceFile[];
  close(): void;
}

const TESTS_AND_TYPES = /\.(test|stories|fixtures)\.tsx?$|\.d\.ts$/;

/** Opens the code in some folders, without its tests and stories. */
export function openProject(folders: string[]): SourceProject {
  const api = new API({ cwd: process.cwd() });
  const snapshot = api.updateSnapshot({ openProject: resolve("tsconfig.json") });
  const [project] = snapshot.getProjects();
  if (!project) throw new Error("tsconfig.json describes no project.");
  const { program, checker } = project;
  const isOurs = (file: string) =>
    folders.some((folder) => toRelativePath(file).startsWith(`${folder}/`)) &&
    !TESTS_AND_TYPES.test(file);
  const files = program
    .getSourceFileNames()
    .filter(isOurs)
    .flatMap((name) => program.getSourceFile(name) ?? []);
  return { checker, files, close: () => api.close() };
}

/** A file's path from the project's root. */
export const toRelativePath = (file: string): string => relative(process.cwd(), file);

/** Every node below another, itself included. */
export function listNodes(root: Node): Node[] {
  const found: Node[] = [];
  const visit = (node: Node): void => {
    found.push(node);
    node.forEachChild(visit);
  };
  visit(root);
  return found;
}

/** `src/member/log-out.tsx:49` */
export function formatPosition(node: Node): string {
  const file = node.getSourceFile();
  const before = file.text.slice(0, node.getStart(file));
  return `${toRelativePath(file.fileName)}:${before.split("\n").length}`;
}

/** The nodes around a node, from the inside out. */
export function listAncestors(node: Node): Node[] {
  const around: Node[] = [];
  for (let parent = node.parent; parent; parent = parent.parent) around.push(parent);
  return around;
}
