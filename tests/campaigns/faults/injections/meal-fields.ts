const SLOTS = 20;
const numberSlots = (name: string) => Array.from({ length: SLOTS }, (_, at) => `${name}${at + 1}`);

/** The text fields of a record of the meal database. */
export const mealFields: string[] = [
  ...["strMeal", "strMealAlternate", "strArea", "strCountry", "strInstructions", "strMealThumb"],
  ...["strYoutube", "strSource", "strImageSource", "strCreativeCommonsConfirmed", "dateModified"],
  ...numberSlots("strIngredient"),
  ...numberSlots("strMeasure"),
];
