import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer whose footer leads nowhere is told which address is meant", () => {
  expect(told(["site.yaml", "to: /help", "to: /hepl"])).toMatchInlineSnapshot(
    `"funnel/site.yaml:8:26  /hepl leads nowhere. Did you mean "/help"?"`,
  );
});

test("a marketer who links a page that is not written is told where to write it", () => {
  expect(told(["site.yaml", "to: /help", "to: /imprint"])).toMatchInlineSnapshot(
    `"funnel/site.yaml:8:26  /imprint leads nowhere. Write the page in funnel/pages/imprint.yaml."`,
  );
});

test("a marketer may link a step, a page and the screens of the application", () => {
  expect(
    told([
      "site.yaml",
      "    - { label: Help, to: /help }",
      `    - { label: Help, to: /help }
    - { label: Goals, to: /goals }
    - { label: Login, to: /login }`,
    ]),
  ).toMatchInlineSnapshot(`"nothing"`);
});

test("a marketer whose step takes a route of the application is told to choose another", () => {
  expect(
    told([
      "steps/pages.yaml",
      "title: Thank you",
      `title: Thank you
  route: /profile`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:10  The route /profile belongs to the application. Choose another."`,
  );
});

test("a marketer whose step bears the name of a route of the application is told so at the step", () => {
  expect(
    told(
      ["steps/pages.yaml", "thanks:", "login:"],
      ["funnel.yaml", "[sleep, thanks]", "[sleep, login]"],
      ["funnel.yaml", "[thanks, sleep]", "[login, sleep]"],
    ),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:1:1  The route /login belongs to the application. Choose another."`,
  );
});

test("a marketer whose step takes the route of a page is told which page", () => {
  expect(
    told([
      "steps/pages.yaml",
      "title: Thank you",
      `title: Thank you
  route: /help`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:10  funnel/pages/help.yaml has the route /help already. Choose another."`,
  );
});

test("a marketer whose page takes a route of the application is told to choose another", () => {
  expect(
    told([
      "pages/login.yaml",
      `title: Login
sections: [{ heading: A, text: [B] }]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/pages/login.yaml:1:1  The route /login belongs to the application. Choose another."`,
  );
});

test("a marketer whose page has a name that is no address is told how to name it", () => {
  expect(
    told([
      "pages/Our Story.yaml",
      `title: Story
sections: [{ heading: A, text: [B] }]
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/pages/Our Story.yaml:1:1  The name of a page's file is its address: small letters, digits and dashes, as in privacy.yaml. Rename the file."`,
  );
});
