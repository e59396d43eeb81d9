import { describe, expect, test } from "vitest";
import { pictureMessages, themeMessages } from "../diagnostics/messages/copy.ts";
import { formatMessages, schemaMessages, yamlMessages } from "../diagnostics/messages/files.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

const unknownFont = (font: string, meant: string) =>
  themeMessages.unknownFont({ font, installed: ["fraunces", "figtree"], meant });

describe("theme schema", () => {
  test("explains that # starts a comment when a color lacks quotes", () => {
    const unquoted = 'logo: hero\ncolors:\n  light:\n    paper: #ffffff\n    ink: "#000000"\n';
    expect(listDiagnostics(["theme.yaml", unquoted])).toContain(
      formatReport("theme.yaml:4:12", yamlMessages.strayComment),
    );
  });

  test("suggests the right font for a typo", () => {
    expect(listDiagnostics({ theme: { type: { display: "fraunce" } } })).toBe(
      formatReport("theme.yaml:3:12", unknownFont("fraunce", "fraunces")),
    );
  });

  test("suggests the right color name for a typo", () => {
    const light = { "ink-soft": undefined, "ink-sofd": "#000000" };
    expect(listDiagnostics({ theme: { colors: { light } } })).toBe(
      formatReport(
        "theme.yaml:29:5",
        schemaMessages.mistypedField({ field: "ink-sofd", meant: "ink-soft" }),
      ),
    );
  });

  test("reports a wrong corner, logo, font, and color all at once", () => {
    const light = { warn: "#aaaaaa" };
    expect(
      listDiagnostics({
        theme: { corner: 16, logo: "heroo", type: { text: "figtre" }, colors: { light } },
      }),
    ).toBe(
      [
        formatReport(
          "theme.yaml:1:7",
          pictureMessages.unknownPicture({ picture: "heroo", meant: "hero" }),
        ),
        formatReport("theme.yaml:4:9", unknownFont("figtre", "figtree")),
        formatReport("theme.yaml:5:9", formatMessages.corner),
        formatReport(
          "theme.yaml:24:11",
          themeMessages.lowContrast({
            color: "warn",
            scheme: "light",
            contrasts: ["paper", "surface", "warn-tint"].map((ground) => ({
              ground,
              ratio: "2.32",
              needed: 4.5,
              use: "text",
            })),
            closest: "#767676",
          }),
        ),
      ].join("\n"),
    );
  });
});
