import { screens, waitMs } from "virtual:screens";
import { createRoot } from "react-dom/client";
import { Model, settings } from "survey-core";
import { Survey } from "survey-react-ui";
import "survey-core/survey-core.fontless.css";

type Screen = (typeof screens)[number];

const TYPES = { one: "radiogroup", many: "checkbox", field: "text" };

/**
 * https://surveyjs.io/form-library/documentation/get-started-react: a page for each screen, of
 * which a choice leads to the next by itself.
 */
const survey = new Model({
  autoAdvanceEnabled: true,
  showQuestionNumbers: false,
  showProgressBar: true,
  progressBarType: "questions",
  pageNextText: "Continue",
  pages: screens.map((screen) => ({ name: screen.id, elements: [element(screen)] })),
});
settings.autoAdvanceDelay = waitMs;

function element({ id, title, kind, options }: Screen) {
  if (kind === "page") return { type: "html", name: id, html: `<h5>${title}</h5>` };
  return {
    type: TYPES[kind],
    name: id,
    title,
    ...(options.length > 0 ? { choices: options.map(([value, text]) => ({ value, text })) } : {}),
  };
}

// https://surveyjs.io/form-library/documentation/how-to-save-and-restore-incomplete-survey
const save = () =>
  localStorage.setItem(
    "quizState",
    JSON.stringify({ ...survey.data, pageNo: survey.currentPageNo }),
  );
survey.onValueChanged.add(save);
survey.onCurrentPageChanged.add(save);

createRoot(document.getElementById("app")!).render(<Survey model={survey} />);
