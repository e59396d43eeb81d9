import type { Cookbook } from "#rules/member-plan/cookbook/cookbook.ts";
import type { AuthoredCookbook } from "../read/read-funnel.ts";

/** The files of a cookbook as one. */
export const cookbookOf = ({ cuts, methods, finishes, dishes }: AuthoredCookbook): Cookbook => ({
  ...cuts.fields,
  ...methods.fields,
  ...finishes.fields,
  ...dishes.fields,
});
