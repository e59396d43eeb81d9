// @module-tag specification
import { describe, expect } from "vitest";
import { findWarnings } from "#compiler/warnings/warnings.ts";
import { readAssets } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { realFunnel } from "../support/real-plan.ts";
import { getStep, plan, test, visitFunnel } from "./specification.fixtures.ts";
import { TITLES } from "./titles.fixtures.ts";

describe("the wordings", () => {
  test.each(Object.entries(TITLES))("%s has its specified headline", (id, title) => {
    expect(getStep(id).title).toBe(title);
  });

  test("hints and buttons match the specification", () => {
    expect(getStep("goals").hint).toBe("Select all that apply:");
    expect(getStep("improvement-areas").hint).toBe(
      "If you're happy with your appearance, then press Continue",
    );
    expect(plan.words.continue).toBe("Continue");
    expect(getStep("summary-intake").continue).toBe("See your personalized plan");
    expect(getStep("email")).toMatchObject({
      submit: "Claim my plan",
      submitting: "Submitting...",
    });
  });

  test("the analysis ends with its specified sentence", () => {
    expect(getStep("analyzing").result.title).toBe(
      "Based on your food preferences, we've created 500+ Meal combinations that are the perfect fit for you",
    );
  });

  test("the email form has its specified messages", () => {
    expect(getStep("email").messages).toEqual({
      empty: "Please enter your email",
      invalid: "Please enter a valid email",
      "too-long": "Email is too long",
      failed: "Failed to submit. Please try again.",
    });
  });

  test("fields have the names that other code relies on", () => {
    expect(getStep("height").fields).toEqual({
      feet: "Feet",
      inches: "Inches",
      cm: "Height in cm",
    });
    expect(getStep("weight").fields).toEqual({ value: "Weight" });
    expect(getStep("age").field).toBe("Age");
    expect(getStep("email").field).toBe("Email");
    expect(getStep("weight").bmi.label).toBe("BMI");
  });

  test("the plan includes five features", () => {
    expect(
      getStep("plan-details").features.map(({ text }: { text: string }) => text.toLowerCase()),
    ).toEqual([
      "500+ carnivore recipes",
      "100+ workouts and exercises",
      "motivating challenges",
      "nutrition and health guides",
      "progress tracking and visualization",
    ]);
  });
});

describe("the offer", () => {
  const { offer } = plan;

  test("is the specified plan for $29.99, paid once, with lifetime access", () => {
    expect(offer).toMatchObject({
      name: "The Ultimate Carnivore Diet Plan",
      mode: "payment",
      price: "$29.99",
      "price-id": "price_carnivore_plan",
    });
    expect(offer.terms).toMatch(/one-time payment.*lifetime access/i);
  });

  test("has the specified button and message", () => {
    expect(offer.button).toMatchObject({
      buy: "Buy Now",
      processing: "Processing...",
      failed: "Failed to initialize payment",
    });
  });

  test("includes the eight specified features", () => {
    expect(offer.included.items.map(({ text }) => text.toLowerCase())).toEqual([
      "personalized meal plans",
      "500+ recipes",
      "weekly shopping lists",
      "progress tracking tools",
      "expert nutrition guidance",
      "private community access",
      "mobile app access",
      "lifetime updates",
    ]);
  });

  test("answers four questions, and says how fast results come", () => {
    expect(offer.faq.entries).toHaveLength(4);
    const answers = offer.faq.entries.map(({ answer }) => answer).join(" ");
    expect(answers).toMatch(/energy within the first week/);
    expect(answers).toMatch(/2 to 4 weeks/);
  });

  test("has a 30-day money-back guarantee", () => {
    expect(offer.guarantee.title).toBe("30-day full money-back guarantee");
  });
});

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

describe("the timings", () => {
  test("match the specification", () => {
    expect(plan.timings).toMatchObject({
      "auto-advance": 500,
      "card-leave": 200,
      "counter-tick": 30,
      "counter-rest": 500,
      "status-line": 1500,
      "status-rest": 500,
      "page-transition": 200,
    });
  });

  test("advance from fish to the analysis in 500 ms, and from one card to the next in 200 ms", () => {
    const fish = visitFunnel("/fish-preferences");
    fish.choose("sometimes");
    fish.wait(499);
    expect(fish.step()).toBe("fish-preferences");
    fish.wait(1);
    expect(fish.step()).toBe("analyzing");

    const cards = visitFunnel("/meat-preferences");
    cards.choose("love");
    cards.wait(199);
    expect(cards.getShownStep().card).toBe("pork");
    cards.wait(1);
    expect(cards.getShownStep().card).toBe("beef");
  });

  test("count to 100 % by 1 % every 30 ms, and show the result 500 ms later", () => {
    const { wait, getShownStep, carryOn, step } = visitFunnel("/analyzing");
    wait(3000);
    expect(getShownStep().percent).toBe(100);
    wait(499);
    expect(getShownStep().done).toBe(false);
    wait(1);
    expect(getShownStep().done).toBe(true);
    carryOn();
    expect(step()).toBe("motivation");
  });

  test("show four status lines, one every 1500 ms, and lead to the email form 500 ms later", () => {
    expect(getStep("generating").lines).toHaveLength(4);
    const { wait, step } = visitFunnel("/generating");
    wait(4 * 1500 + 499);
    expect(step()).toBe("generating");
    wait(1);
    expect(step()).toBe("email");
  });
});
