import type { PageSettings } from "./content-security-policy.ts";

/** True if members can install the member area. Off, a build removes it from their devices. */
export const isMemberAppOn = ({ VITE_MEMBER_APP: setting }: PageSettings): boolean =>
  setting !== "off";
