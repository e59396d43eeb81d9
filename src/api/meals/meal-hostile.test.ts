// @module-tag long
import fc from "fast-check";
import { expect, test } from "vitest";
import { createMealStandIn } from "#tools/dev/local-backend/meals/stand-in.ts";
import { MealsRefused } from "./meal-answer.ts";
import { openMealDatabase } from "./meal-database.ts";
import { isMeat, parseMealId, parseRecipe, type Recipe } from "./meal-recipe.ts";
import { splitSteps } from "./meal-steps.ts";

const REPLIES = 10_000;
const BODIES = 1_000;
const TIMEOUT_MS = 60_000;
const ADDRESS = "http://localhost:5173/api/json/v1/1";
const whole =
  (await createMealStandIn()
    .fetch(new Request(`${ADDRESS}/search.php?s=lamb`))
    ?.text()) ?? "";
const [sound]: Record<string, unknown>[] = JSON.parse(whole).meals;

const nasty = fc.constantFrom(
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "<script>alert(1)</script>",
  "\u202egnp.exe",
  "\ud83e",
  "\u0000",
  "9".repeat(400),
  "1 ".repeat(20_000),
  "1.".repeat(20_000),
  "step ".repeat(8_000),
  "\r\n".repeat(30_000),
  "x".repeat(100_000),
  "http://[",
  "https://a.example/\n\t<b>",
  "__proto__",
  Number.NaN,
  -1,
  1e308,
  true,
  null,
  undefined,
);
const hostileValue = fc.oneof(
  { weight: 3, arbitrary: nasty },
  fc.anything(),
  fc.string({ unit: "binary", maxLength: 400 }),
);
const fields = fc.constantFrom(...Object.keys(sound ?? {}), "__proto__", "constructor", "toString");
const hostileRecord = fc
  .array(fc.tuple(fields, hostileValue), { minLength: 1, maxLength: 12 })
  .map((changes) =>
    Object.assign(Object.create(null) as object, sound, Object.fromEntries(changes)),
  );

function expectHarmless(recipe: Recipe): void {
  const {
    id,
    title,
    image,
    sourceUrl,
    summary,
    instructions,
    readyInMinutes,
    extendedIngredients,
  } = recipe;
  const texts = [
    title,
    summary,
    ...extendedIngredients.flatMap(({ name, unit, original }) => [name, unit, original]),
  ];
  const isSound =
    /^[\w-]{1,40}$/.test(id) &&
    title !== "" &&
    title.length <= 200 &&
    instructions.length <= 20_000 &&
    summary.length <= 161 &&
    Number.isInteger(readyInMinutes) &&
    readyInMinutes >= 1 &&
    readyInMinutes <= 1_440 &&
    extendedIngredients.length <= 20 &&
    extendedIngredients.every(({ name, original }) => name !== "" && original.length <= 181) &&
    [image, sourceUrl].every(
      (address) => address === undefined || /^https?:\/\/[^\s<>"]+$/.test(address),
    ) &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
    !texts.some((text) => /[\u0000-\u001f\u007f\u202a-\u202e]/.test(text)) &&
    splitSteps(instructions).length <= 80;
  if (!isSound) expect(recipe).toBe("harmless");
}

test(
  `stays harmless for ${REPLIES} mutated records`,
  () => {
    let recipes = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: hostileRecord }, fc.anything()), (record) => {
        isMeat(record);
        parseMealId(record);
        const recipe = parseRecipe(record);
        if (recipe) expectHarmless(recipe);
        if (recipe) recipes += 1;
      }),
      { numRuns: REPLIES },
    );
    expect(recipes).toBeGreaterThan(REPLIES / 2);
  },
  TIMEOUT_MS,
);

/** An answer as sent, with bytes lost, repeated, or replaced, or with its records swapped. */
const hostileBody = fc.oneof(
  fc
    .tuple(fc.nat(whole.length), fc.nat(40), fc.string({ maxLength: 20 }))
    .map(([at, length, put]) => whole.slice(0, at) + put + whole.slice(at + length)),
  fc.nat(whole.length).map((at) => whole.slice(0, at)),
  fc.json().map((meals) => `{"meals":${meals}}`),
  fc.json(),
  fc
    .array(fc.oneof(hostileRecord, fc.anything()), { maxLength: 5 })
    .map((meals) =>
      JSON.stringify({ meals }, (_, value) => (typeof value === "bigint" ? String(value) : value)),
    ),
);

test(
  `reads or cleanly refuses ${BODIES} mutated answers`,
  async () => {
    await fc.assert(
      fc.asyncProperty(hostileBody, async (body) => {
        const database = openMealDatabase(ADDRESS, async () => new Response(body));
        for (const ask of [
          async () => database.searchMeals("lamb"),
          async () => [await database.lookUpMeal("1")],
          async () => database.listMeals("Lamb"),
        ]) {
          const answer = await ask().catch((error: unknown) => {
            expect(error instanceof MealsRefused || error instanceof SyntaxError).toBe(true);
            return [];
          });
          for (const recipe of answer)
            if (recipe !== null && typeof recipe === "object") expectHarmless(recipe);
        }
      }),
      { numRuns: BODIES },
    );
  },
  TIMEOUT_MS,
);
