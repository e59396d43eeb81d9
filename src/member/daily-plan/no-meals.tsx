import { Note } from "#ui/note.tsx";
import type { Program } from "../program/program.ts";

/** Shown in place of a day's meals if none fit the member's answers. */
export function NoMeals({ meals: { meals } }: Pick<Program, "meals">) {
  if (Object.keys(meals).length === 0) return <p>No meals are published yet.</p>;
  return (
    <Note
      title="No meals fit all of your answers yet"
      text="Your combination of answers leaves no full day. Everything else is here as usual."
      icon={{ icon: "fork-knife" }}
    />
  );
}
