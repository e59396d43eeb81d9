import { describe, expect, test } from "vitest";
import { themeMessages } from "../diagnostics/messages/copy.ts";
import { formatReport, listDiagnostics, smallFunnel } from "../small-funnel.fixtures.ts";

const light = (colors: object) => ({ theme: { colors: { light: colors } } });
const contrasts = (ratio: string, use: "text" | "shape", grounds: string[]) =>
  grounds.map((ground) => ({ ground, ratio, needed: use === "text" ? 4.5 : 3, use }));

describe("contrastDiagnostics", () => {
  test("reports every background that a text is too pale for, with the ratios", () => {
    const tints = ["brand", "butter", "good", "warn", "bad", "cool"].map((name) => `${name}-tint`);
    expect(listDiagnostics(light({ "ink-soft": "#8c7a6b" }))).toBe(
      formatReport(
        "theme.yaml:12:15",
        themeMessages.lowContrast({
          color: "ink-soft",
          scheme: "light",
          contrasts: contrasts("4.10", "text", ["paper", "paper-deep", "surface", ...tints]),
          closest: "#857364",
        }),
      ),
    );
  });

  test("reports a brand color that is too dark for the dark theme", () => {
    expect(listDiagnostics({ theme: { colors: { dark: { brand: "#301010" } } } })).toBe(
      formatReport(
        "theme.yaml:38:12",
        themeMessages.lowContrast({
          color: "brand",
          scheme: "dark",
          contrasts: contrasts("1.20", "shape", ["paper", "surface", "brand-tint", "butter-tint"]),
          closest: "#76504e",
        }),
      ),
    );
  });

  test("checks the themes in themes/ as well", () => {
    const { "theme.yaml": pale = "" } = smallFunnel(light({ warn: "#aaaaaa" }));
    expect(listDiagnostics(["themes/pale.yaml", pale])).toBe(
      formatReport(
        "themes/pale.yaml:24:11",
        themeMessages.lowContrast({
          color: "warn",
          scheme: "light",
          contrasts: contrasts("2.32", "text", ["paper", "surface", "warn-tint"]),
          closest: "#767676",
        }),
      ),
    );
  });

  test("doesn't round a ratio just below the limit up to the limit", () => {
    // The contrast of #777777 on white is 4.478.
    expect(listDiagnostics(light({ "ink-soft": "#777777" }))).toContain(
      "4.47 on paper (text needs 4.5)",
    );
  });

  test("reports clothes that don't stand out from the background of exercises", () => {
    expect(listDiagnostics(light({ ember: "#8a5a3c", butter: "#b58a5e" }))).toContain(
      "on butter (shapes need 3)",
    );
  });
});
