import { type Cookbook, type DishParts, findParts } from "#rules/member-plan/cookbook/cookbook.ts";
import { findMissingMeasure } from "#rules/member-plan/cookbook/dish-time.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { cookbookMessages } from "../diagnostics/messages/cookbook.ts";
import { cookbookOf } from "../model/cookbook.ts";
import type { AuthoredCookbook, Funnel } from "../read/read-funnel.ts";

const KINDS = [
  { kind: "cut", file: "cuts" },
  { kind: "method", file: "methods" },
  { kind: "finish", file: "finishes" },
] as const;

/** Lines of the cookbook with a cut, method, or finish that doesn't exist, or that don't go together. */
export function cookbookPartDiagnostics({ program }: Funnel): Diagnostic[] {
  const authored = program?.cookbook;
  if (!authored) return [];
  const cookbook = cookbookOf(authored);
  const unknown = unknownParts(cookbook, authored);
  return unknown.length > 0
    ? unknown
    : Object.keys(cookbook.dishes).flatMap((id) => unfitParts(id, cookbook, authored));
}

const unknownParts = (cookbook: Cookbook, { dishes }: AuthoredCookbook): Diagnostic[] =>
  Object.entries(cookbook.dishes).flatMap(([id, dish]) =>
    KINDS.flatMap(({ kind, file }) => {
      const known = Object.keys(cookbook[file]);
      if (known.includes(dish[kind])) return [];
      const meant = nearest(dish[kind], known);
      return [
        dishes.source.diagnosticAt(
          ["dishes", id, kind],
          cookbookMessages.unknownPart({ kind, id: dish[kind], file, meant }),
        ),
      ];
    }),
  );

function unfitParts(id: string, cookbook: Cookbook, { dishes }: AuthoredCookbook): Diagnostic[] {
  const dish = cookbook.dishes[id];
  const parts = dish && findParts(dish, cookbook);
  if (!parts) return [];
  const { cut, method } = parts;
  const at = (field: string, message: string) =>
    dishes.source.diagnosticAt(["dishes", id, field], message);
  if (!method.groups.includes(cut.group))
    return [
      at(
        "method",
        cookbookMessages.unfitMethod({ method: dish.method, cut: dish.cut, groups: method.groups }),
      ),
    ];
  const field = findMissingMeasure(method, cut);
  if (field !== undefined)
    return [
      at("cut", cookbookMessages.missingMeasure({ cut: dish.cut, method: dish.method, field })),
    ];
  const why = findMisfit(parts);
  return why === undefined
    ? []
    : [at("finish", cookbookMessages.unfitFinish({ finish: dish.finish, why }))];
}

/** Why a finish doesn't go with the rest of its dish, in words. */
function findMisfit({ cut, method, finish }: DishParts): string | undefined {
  if (finish.families && !finish.families.includes(method.family))
    return `it isn't for the method family "${method.family}"`;
  if (finish["not-after"]?.includes(method.texture))
    return `it would ruin what is ${method.texture}`;
  const isOut = finish["not-with"]?.includes(cut.group);
  const isIn = finish["only-with"]?.includes(cut.group) ?? true;
  return isOut || !isIn ? `it isn't for cuts of the group "${cut.group}"` : undefined;
}
