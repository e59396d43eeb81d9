import type { PlantedBug } from "../teeth/planted-bug.ts";

export const bugsOfAnnouncedErrors: PlantedBug[] = [
  [
    "adds the region of an error together with its text",
    "src/ui/alert.tsx",
    '<div id={id} role="alert"',
    '<div key={text} id={id} role="alert"',
  ],
  [
    "leaves the focus on the button after a mistake in a field",
    "src/ui/forms/validated-form.tsx",
    "if (first) inputs.current[first.name]?.focus();",
    "if (first) inputs.current[first.name]?.scrollIntoView();",
  ],
  [
    "has a message that no test brings up",
    "src/api/account/request-password-reset.ts",
    "!error || isRefusal(error) ? {} : { error: NOT_SENT }",
    '!error || isRefusal(error) ? {} : { error: "The mail server isn\'t there. Please come back later." }',
  ],
];
