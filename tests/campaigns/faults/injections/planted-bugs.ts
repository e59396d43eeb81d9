import type { PlantedBug } from "../planted-bugs/planted-bug.ts";

export const bugsOfInjections: PlantedBug[] = [
  [
    "takes the summary of a recipe for HTML",
    "src/member/recipes/recipe-card.tsx",
    "<p className={styles.summary}>{recipe.summary}</p>",
    "<p className={styles.summary} dangerouslySetInnerHTML={{ __html: recipe.summary }} />",
  ],
  [
    "links to any address that a recipe names",
    "src/api/meals/meal-text.ts",
    "/^https?:$/.test(protocol)",
    'protocol !== ""',
  ],
  [
    "doesn't require Trusted Types",
    "tools/build/hosting/content-security-policy.ts",
    '{ "require-trusted-types-for": ["\'script\'"], "trusted-types": [WORKER_POLICY] }',
    "{}",
  ],
];
