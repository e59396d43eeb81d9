import { backend } from "./backend/backend.ts";
import { build } from "./build/build.ts";
import { checker } from "./checker/checker.ts";
import { edit } from "./edit/edit.ts";
import { hosted } from "./load/hosted.ts";
import { underLoad } from "./load/load.ts";
import { machine } from "./machine/machine.ts";
import { memberPlan } from "./member-plan/member-plan.ts";
import { numbers } from "./numbers/numbers.ts";
import { profile } from "./profile/profile.ts";
import { scale } from "./scale/scale.ts";
import type { Section } from "./section.ts";
import { soakSection } from "./soak/section.ts";
import { speed } from "./speed/speed.ts";
import { storybook } from "./storybook/storybook.ts";

/** Everything that is on the pages, in order. Campaigns measure what can't measure itself. */
export const written: (Section | typeof soakSection)[] = [
  speed,
  profile,
  checker,
  build,
  machine,
  memberPlan,
  edit,
  backend,
  storybook,
  scale,
  underLoad,
  hosted,
  numbers,
  soakSection,
];

/** Everything that `npm run bench` measures. */
export const sections = written.filter((section) => "measure" in section);
