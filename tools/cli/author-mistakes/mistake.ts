import type { Assets } from "#compiler/read/assets.ts";
import type { NamedMessage } from "./compiler-messages.ts";
import type { Edit } from "./funnel-edits.ts";

/** A mistake that a marketer can make in the small funnel. */
export interface Mistake {
  /** Completes "A marketer …". */
  name: string;
  /** The change to the files that they make. */
  yaml: Edit | Edit[];
  /** Pictures in `funnel/images/` that aren't SVG files. */
  photos?: string[];
  /** Copies that other programs made, and pictures and guides that replace those of the funnel. */
  assets?: Partial<Pick<Assets, "copies" | "images" | "guides">>;
  /** The funnel can still be published. */
  isOnlyWarning?: true;
  /** Every message they get, with its position. */
  expected: { at: string; message: NamedMessage }[];
}
