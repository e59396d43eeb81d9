/** Draws the two half-length portraits: npx tsx tools/artwork/illustrations/draw-entrance.ts */

import { save } from "../drawing/save.ts";
import { paintMan } from "./portraits/man.ts";
import { paintWoman } from "./portraits/woman.ts";

save("entrance-male", paintMan());
save("entrance-female", paintWoman());
