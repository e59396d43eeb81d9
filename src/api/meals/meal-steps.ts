/** A line that only counts: "STEP 2", "3.", "***". */
const COUNTS = /^[^\p{L}\p{N}]*(?:step\s*)?\d{0,3}[^\p{L}\p{N}]*$/iu;
/** A number before the text of a step: "2. ", "Step 2: ", "4) ". */
const NUMBER = /^(?:step\s*\d{1,3}\s*[:.)–-]?|\d{1,2}\s*[.)](?=\s|\p{L}))\s*/iu;
const BULLET = /^[•▢*–-]\s+/u;
const MAX_COUNT = 60;
const LONG_PARAGRAPH = 360;
const MAX_STEPS = 80;

/**
 * Splits instructions into steps: one per paragraph, or one per sentence if there's only one long
 * paragraph.
 */
export function splitSteps(instructions: string): string[] {
  const paragraphs = instructions
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.length > MAX_COUNT || !COUNTS.test(line))
    .map((line) => line.replace(BULLET, "").replace(NUMBER, ""))
    .filter((line) => line !== "");
  const [only = "", ...others] = paragraphs;
  const steps =
    others.length === 0 && only.length > LONG_PARAGRAPH ? splitSentences(only) : paragraphs;
  // The last step joins the rest, so no text is lost.
  return steps.length <= MAX_STEPS
    ? steps
    : [...steps.slice(0, MAX_STEPS - 1), steps.slice(MAX_STEPS - 1).join(" ")];
}

function splitSentences(paragraph: string): string[] {
  return paragraph.replace(/([.!?])\s+(?=\p{Lu})/gu, "$1\n").split("\n");
}
