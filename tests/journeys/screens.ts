/** The question screens with the words of the specification, in the order of the flow: the first is 1/25. */
export const questions: [id: string, title: string][] = [
  ["goals", "What are your main goals?"],
  ["current-body", "Choose your current body type:"],
  ["desired-body", "Choose the body you want:"],
  ["improvement-areas", "Any areas you'd like to improve?"],
  ["sleep", "How many hours do you usually sleep?"],
  ["water-intake", "How much water do you drink daily?"],
  ["habits", "Select all that you tend to do:"],
  ["energy-levels", "What are your energy levels throughout the day?"],
  ["daily-activity", "How would you describe your typical day?"],
  ["exercise-frequency", "How often do you exercise?"],
  ["weight-change", "How does your weight typically change?"],
  ["ideal-weight", "When was the last time you were your ideal weight?"],
  ["recent-weight-gain", "Have you gained weight in the last 3 years?"],
  ["previous-diets", "Have you tried any of these diets in the last 3 years?"],
  ["meal-prep-time", "How much time do you want to spend on meal prep?"],
  ["breakfast-time", "When do you usually have breakfast?"],
  ["lunch-time", "How about lunch?"],
  ["dinner-time", "What time do you have dinner?"],
  ["meat-relationship", "What's your relationship with meat?"],
  ["meat-preferences", "Love it or Hate it"],
  ["fish-preferences", "Do you eat fish?"],
  ["motivation", "What's the main reason why you want to get in shape?"],
  ["height", "What's your height?"],
  ["weight", "What's your current weight?"],
  ["age", "How old are you?"],
];

export const TOTAL = 25;

export interface Screen {
  /** As `data-step` says it. */
  id: string;
  /** Where it opens; with a query string where that decides what is shown. */
  path: string;
  title: string;
  /** Its place in the progress indicator. */
  number?: number;
}

const plain = (id: string, title: string): Screen => ({ id, path: `/${id}`, title });

/** Every screen of the quiz, both summaries included. */
export const screens: Screen[] = [
  { id: "start", path: "/", title: "Personalized Carnivore Diet Plan" },
  ...questions.map(([id, title], index) => ({ ...plain(id, title), number: index + 1 })),
  plain("analyzing", "Analyzing your answers"),
  { id: "personal-summary", path: "/personal-summary?variant=summary:A", title: "Your personal summary" },
  { id: "personal-summary", path: "/personal-summary?variant=summary:B", title: "Your personal summary" },
  plain("generating", "Generating your plan..."),
  plain("email", "Enter your email to get your Personalized plan"),
  plain("results", "Your plan is ready"),
  plain("plan-details", "What does your plan include?"),
  plain("sales", "The Ultimate Carnivore Diet Plan"),
];

/** The pages beside the quiz. */
export const pages = ["help", "contact", "terms", "privacy"];
