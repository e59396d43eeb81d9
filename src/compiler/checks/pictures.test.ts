import { describe, expect, test } from "vitest";
import { copyMessages, pictureMessages } from "../diagnostics/messages/copy.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";
import { smallProgram } from "../small-program.fixtures.ts";

/** The diagnostics of a step with this picture. */
const withPicture = (image: string) => listDiagnostics({ steps: { thanks: { image } } });

/** The diagnostics of a question about areas of this figure. */
const withFigure = (figure: string, ...areas: string[]) => {
  const options = Object.fromEntries(areas.map((area) => [area, area]));
  const step = { type: "body-areas", title: "Areas", answer: "areas", figure, options };
  const flow = ["start", "goals", "sleep", "thanks", "age", "areas", "sales"];
  return listDiagnostics({ flow, experiments: {}, steps: { areas: step } });
};

describe("pictureDiagnostics", () => {
  test("checks a picture that is written as just its name", () => {
    expect(listDiagnostics({ theme: { logo: "hreo" } })).toBe(
      formatReport(
        "theme.yaml:1:7",
        pictureMessages.unknownPicture({ picture: "hreo", meant: "hero" }),
      ),
    );
  });

  test("names the icon set when an icon is unknown", () => {
    const items = [{ icon: "steak-and-eggs", text: "Rest" }];
    expect(listDiagnostics({ offer: { included: { items } } })).toBe(
      formatReport("offer.yaml:15:15", pictureMessages.unknownIcon({ icon: "steak-and-eggs" })),
    );
  });

  test("accepts a picture name that contains an answer", () => {
    expect(withPicture("body-{gender|male}")).toBe("nothing");
  });

  test.each([
    [
      "all missing pictures of one template in one message",
      "face-{gender|male}",
      pictureMessages.unknownPictures({ pictures: ["face-male", "face-female"] }),
    ],
    [
      "the picture that is missing for one answer",
      "body-{gender|neutral}",
      pictureMessages.unknownPicture({ picture: "body-neutral" }),
    ],
    [
      "a missing fallback in a picture name",
      "body-{gender}",
      pictureMessages.nameWithoutFallback({ answer: "gender", example: "male" }),
    ],
    [
      "a multiple choice in a picture name",
      "body-{goals|male}",
      pictureMessages.unfitForName({ answer: "goals", kind: "a multiple choice" }),
    ],
  ])("reports %s", (_, image, message) => {
    expect(withPicture(image)).toBe(formatReport("steps/pages.yaml:4:10", message));
  });

  test("reports each part that a figure lacks, by file", () => {
    expect(withFigure("body-{gender|male}", "arms", "legs")).toBe(
      [
        { picture: "body-male", part: "legs" },
        { picture: "body-female", part: "arms" },
        { picture: "body-female", part: "legs" },
      ]
        .map((lack) => formatReport("steps/more.yaml:5:11", pictureMessages.missingPart(lack)))
        .join("\n"),
    );
  });

  test("reports a missing figure with the name of an object property", () => {
    expect(withFigure("constructor", "arms")).toBe(
      formatReport(
        "steps/more.yaml:5:11",
        pictureMessages.unknownPicture({ picture: "constructor" }),
      ),
    );
  });

  test.each([
    ["hero", "hreo", "3:73", pictureMessages.unknownPicture({ picture: "hreo", meant: "hero" })],
    [
      "body-male",
      "body-mail",
      "4:87",
      pictureMessages.unknownPicture({ picture: "body-mail", meant: "body-male" }),
    ],
    ["hero", '"body-{gender|male}"', "3:73", copyMessages.looseBraceElsewhere],
  ])("checks the pictures of meals: %s changed to %s", (from, to, position, message) => {
    expect(
      listDiagnostics(...smallProgram, ["program/meals.yaml", `image: ${from}`, `image: ${to}`]),
    ).toBe(formatReport(`program/meals.yaml:${position}`, message));
  });
});

describe("looseBraces", () => {
  test("reports an empty placeholder", () => {
    expect(listDiagnostics({ steps: { sales: { title: "{}" } } })).toBe(
      formatReport("steps/pages.yaml:6:10", copyMessages.looseBraceInStep),
    );
  });
});
