import { screens } from "virtual:screens";
import { renderSurveyInline } from "@formbricks/surveys";

type Screen = (typeof screens)[number];

const TYPES = {
  one: "multipleChoiceSingle",
  many: "multipleChoiceMulti",
  field: "openText",
  page: "cta",
};

/** A survey as Formbricks' own server hands it to its package. */
const survey = {
  id: "quiz",
  name: "Quiz",
  type: "link",
  status: "inProgress",
  welcomeCard: { enabled: false },
  thankYouCard: { enabled: false },
  hiddenFields: { enabled: false },
  autoClose: null,
  redirectUrl: null,
  styling: null,
  questions: screens.map(question),
};

function question({ id, title, kind, options }: Screen) {
  return {
    // "start" is its own welcome card
    id: `screen-${id}`,
    type: TYPES[kind],
    headline: title,
    required: true,
    buttonLabel: "Continue",
    ...(kind === "field" ? { inputType: "text", longAnswer: false } : {}),
    ...(options.length > 0
      ? { choices: options.map(([value, label]) => ({ id: value, label })) }
      : {}),
  };
}

let answers = {};
const props = {
  survey,
  containerId: "app",
  brandColor: "#a51d1d",
  isBrandingEnabled: false,
  onResponse: ({ data }: { data: object }) => {
    answers = { ...answers, ...data };
    localStorage.setItem("quizState", JSON.stringify(answers));
  },
};
// its types come from packages that it doesn't publish
renderSurveyInline(props as never);
