import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { builtFrom, copyProject, funnelIn } from "./copy.ts";

test("a broken funnel cannot be published: the build names the mistake and leaves no page behind", () => {
  const folder = mkdtempSync(join(tmpdir(), "funnel-build-"));
  try {
    copyProject(folder);
    const funnel = funnelIn(folder);
    funnel.edit("funnel.yaml", "  - sleep\n", "  - slep\n");
    const refused = builtFrom(folder);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/funnel\/funnel\.yaml:\d+:\d+/);
    expect(refused.stderr).toContain('Did you mean "sleep"?');
    expect(refused.stderr).toContain("- water-intake");
    expect(existsSync(join(folder, "dist"))).toBe(false);

    funnel.mendAll();
    expect(builtFrom(folder).status).toBe(0);
    expect(existsSync(join(folder, "dist", "index.html"))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
