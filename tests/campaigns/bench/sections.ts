import { backend } from "./backend/backend.ts";
import { build } from "./build/build.ts";
import { checker } from "./checker/checker.ts";
import { edit } from "./edit/edit.ts";
import { hosted } from "./load/hosted.ts";
import { machine } from "./machine/machine.ts";
import { memberPlan } from "./member-plan/member-plan.ts";
import { numbers } from "./numbers/numbers.ts";
import { profile } from "./profile/profile.ts";
import { scale } from "./scale/scale.ts";
import type { Section } from "./section.ts";
import { speed } from "./speed/speed.ts";
import { storybook } from "./storybook/storybook.ts";

/** Everything that `npm run bench` measures, in order. */
export const sections: Section[] = [
  ...[speed, profile, checker, build, machine, memberPlan, edit, backend, storybook],
  ...[scale, hosted, numbers],
];
