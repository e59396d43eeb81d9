import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { memberInWords } from "#tools/publications/printed-members/member-in-words.ts";
import { printedMembers } from "#tools/publications/printed-members/printed-members.ts";

/** Prints the plans of twelve members with all meals, recipes, and workouts, for people to read. */
const source = realProgram();
for (const [name, answers] of Object.entries(printedMembers))
  console.log(`${memberInWords(name, answers, source)}\n`);
