import { expect, test } from "vitest";
import { keepUsedStyles } from "./inline-styles.ts";

test("a page has the styles of what its drawings show", () => {
  const css = `
    ._list_6m8w9_1, ._grid_6m8w9_9 { display: grid }
    ._list_6m8w9_1:not(._wide_6m8w9_14) > li { color: red }
    ._alert_gppyt_1 ._icon_gppyt_20 { color: red }
    @media (width: 1px) { ._alert_gppyt_1 { color: red } }
    @keyframes _show_gppyt_1 { from { opacity: 0 } }
    [data-leaves] { opacity: 0 }`;
  expect(keepUsedStyles(css, ['<ul class="_list_6m8w9_1">']).replace(/\s+/g, " ").trim()).toBe(
    "._list_6m8w9_1 { display: grid } ._list_6m8w9_1:not(._wide_6m8w9_14) > li { color: red } @keyframes _show_gppyt_1 { from { opacity: 0 } } [data-leaves] { opacity: 0 }",
  );
});
