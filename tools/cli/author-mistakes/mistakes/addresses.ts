import { copyMessages, formatMessages, routeMessages } from "../compiler-messages.ts";
import { inFile, newFile } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

const inHelp = (text: string) =>
  inFile("pages/help.yaml", { insteadOf: "text" }, `    text: [${text}]`);

export const addressMistakes: Mistake[] = [
  {
    name: "forgets the end of an email address",
    isOnlyWarning: true,
    yaml: inHelp("Write to help@small."),
    expected: [
      {
        at: "funnel/pages/help.yaml:4:21",
        message: copyMessages.deadEmail({ address: "help@small" }),
      },
    ],
  },
  {
    name: "mistypes the end of an email address",
    isOnlyWarning: true,
    yaml: inHelp("Write to help@small.con."),
    expected: [
      {
        at: "funnel/pages/help.yaml:4:21",
        message: copyMessages.mistypedEmail({ address: "help@small.con", meant: "help@small.com" }),
      },
    ],
  },
  {
    name: "keeps a template's email address",
    isOnlyWarning: true,
    yaml: inHelp("Write to help@yourcompany.com."),
    expected: [
      {
        at: "funnel/pages/help.yaml:4:21",
        message: copyMessages.templateEmail({ address: "help@yourcompany.com" }),
      },
    ],
  },
  {
    name: "mistypes the mail provider",
    isOnlyWarning: true,
    yaml: inHelp("Write to small@gmial.com."),
    expected: [
      {
        at: "funnel/pages/help.yaml:4:21",
        message: copyMessages.mistypedEmail({
          address: "small@gmial.com",
          meant: "small@gmail.com",
        }),
      },
    ],
  },
  {
    name: "mistypes the beginning of an address",
    isOnlyWarning: true,
    yaml: inHelp("See htps://small.example/help."),
    expected: [
      {
        at: "funnel/pages/help.yaml:4:16",
        message: copyMessages.deadLink({ address: "htps://small.example/help" }),
      },
    ],
  },
  {
    name: "mistypes a page of the site in a text",
    isOnlyWarning: true,
    yaml: inHelp("See /hepl."),
    expected: [
      {
        at: "funnel/pages/help.yaml:4:16",
        message: routeMessages.brokenLink({ to: "/hepl", meant: "/help" }),
      },
    ],
  },
  {
    name: "writes a contact page with a date, but no address",
    isOnlyWarning: true,
    yaml: newFile(
      "pages/contact.yaml",
      "title: Contact",
      "sections:",
      "  - heading: Since 2026-05-01",
      "    text: [More than 1000000 people wrote to us.]",
    ),
    expected: [
      { at: "funnel/pages/contact.yaml:1:1", message: copyMessages.contactWithoutAddress },
    ],
  },
  {
    name: "writes a contact page without an address",
    isOnlyWarning: true,
    yaml: newFile(
      "pages/contact.yaml",
      "title: Contact",
      "sections:",
      "  - heading: Write to us",
      "    text: [We are glad to hear from you.]",
    ),
    expected: [
      { at: "funnel/pages/contact.yaml:1:1", message: copyMessages.contactWithoutAddress },
    ],
  },
  {
    name: "links to a site that can't exist",
    yaml: inFile(
      "site.yaml",
      { insteadOf: "social" },
      '  social: [{ label: Videos, icon: moon, to: "https://videos" }]',
    ),
    expected: [{ at: "funnel/site.yaml:9:45", message: formatMessages.address }],
  },
];
