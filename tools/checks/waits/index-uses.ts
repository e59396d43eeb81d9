import type { Node } from "typescript/unstable/ast";
import { isIdentifier, isShorthandPropertyAssignment } from "typescript/unstable/ast/is";
import { type Symbol as CodeSymbol, SymbolFlags } from "typescript/unstable/sync";
import { listNodes, type SourceProject } from "./source-project.ts";

/** Returns a function that finds the places where something is named, in any file. */
export function indexUses({ checker, files }: SourceProject): (name: Node) => Node[] {
  const named = new Map<string, Node[]>();
  for (const node of files.flatMap(listNodes)) {
    if (!isIdentifier(node)) continue;
    const same = named.get(node.text);
    if (same) same.push(node);
    else named.set(node.text, [node]);
  }
  /** An import is another symbol, which stands for the imported one. */
  const original = (symbol: CodeSymbol | undefined) =>
    symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (name) => {
    const own = checker.getSymbolAtLocation(name);
    const others = (named.get(name.getText()) ?? []).filter((node) => node !== name);
    const symbols = checker.getSymbolAtLocation(others);
    return others.filter((other, index) => {
      // In `{ verify }`, the name is a field and a value.
      const symbol = isShorthandPropertyAssignment(other.parent)
        ? checker.getShorthandAssignmentValueSymbol(other.parent)
        : symbols[index];
      return own && original(symbol)?.id === own.id;
    });
  };
}
