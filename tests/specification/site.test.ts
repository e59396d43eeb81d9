// @module-tag specification
import { describe, expect } from "vitest";
import { findWarnings } from "#compiler/warnings/warnings.ts";
import { readAssets } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { realFunnel } from "../support/real-plan.ts";
import { test } from "./specification.fixtures.ts";

describe("the site", () => {
  const funnel = realFunnel();
  const { site, pages, program } = funnel;

  test("and everything else in funnel/ has no warnings", () => {
    expect(findWarnings(funnel, readAssets("funnel"))).toEqual([]);
  });

  test("has the specified links in its footer, each with its page", () => {
    const { links } = site.fields.footer;
    // The law adds the last one: docs/decisions/0063-a-buyers-rights.md.
    expect(links.map(({ label }) => label)).toEqual([
      "Login",
      "Help",
      "Contact",
      "Terms",
      "Privacy",
      "Withdraw from contract",
    ]);
    for (const { to } of links.filter((link) => !["/login", "/withdraw"].includes(link.to)))
      expect([...pages.keys()]).toContain(to);
  });

  test("has the specified text of the admin panel", () => {
    expect(site.fields.admin).toMatchObject({
      open: "Admin",
      password: "Password",
      submit: "Unlock",
      wrong: "Invalid password",
      close: "Close",
      sales: "Access Sales Page",
      profile: "Access Profile Page",
    });
    expect(site.fields.header.back).toBe("Back");
  });

  test("shows the specified messages if something goes wrong", () => {
    expect(site.fields.error).toEqual({
      title: "Something went wrong",
      text: "We're sorry for the inconvenience. Please try refreshing the page.",
      button: "Refresh Page",
    });
  });

  test("has the specified weeks, resources and grocery lists for members", () => {
    const { workouts, resources, groceries } = program ?? {};
    expect(workouts?.fields.days.map(({ name }) => name)).toEqual([
      "Upper Body",
      "Rest",
      "Lower Body",
      "Rest",
      "Full Body",
      "HIIT",
      "Rest",
    ]);
    expect(workouts?.fields.weeks).toHaveLength(4);
    expect(resources?.fields.resources.map(({ type }) => type).toSorted()).toEqual([
      ...Array(9).fill("pdf"),
      "video",
    ]);
    expect(groceries?.fields.templates.map(({ name }) => name)).toEqual([
      "Basic Carnivore Starter",
      "Organ Meat Focus",
    ]);
  });
});
