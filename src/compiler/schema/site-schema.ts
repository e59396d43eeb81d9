import { z } from "zod";
import { Copy, copy, Icon } from "#quiz/steps/schema/fields.ts";
import { formatMessages } from "../diagnostics/messages/files.ts";

/** A host that the internet can have: with a dot, and something before and after it. */
const HOST = /^(?!www\.[^.]+$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

const address = z.url({ protocol: /^https$/, hostname: HOST, error: formatMessages.address });

const OwnLink = z.strictObject({
  label: copy("The text of the link.", "Help", 24),
  to: z
    .string()
    .regex(/^\/[a-z0-9-]*$/, { error: formatMessages.footerLink })
    .meta({
      description: "The address of a page on this site.",
      examples: ["/help"],
      names: "route",
    }),
});
const OtherSite = z.strictObject({
  label: copy("The name of the other site, for screen readers.", "Instagram", 24),
  icon: Icon.meta({ description: "The icon of the link.", examples: ["instagram-logo"] }),
  to: address.meta({
    description: "The full address, in quotes.",
    examples: ["https://www.instagram.com/"],
  }),
});

/** The schema of `site.yaml`: everything around the funnel. */
export const Site = z.strictObject({
  brand: z
    .strictObject({
      name: copy("The name of the brand.", "Carnivore Plan", 32),
      home: copy("The name of the logo link, for screen readers.", "Carnivore Plan, home page", 60),
      description: copy(
        "What search engines show below the name.",
        "Answer a few questions and get a plan that fits your day.",
        160,
      ),
    })
    .meta({
      description: "The brand's name and description.",
      examples: [{ name: "Carnivore Plan" }],
    }),
  header: z
    .strictObject({
      back: copy("The name of the back arrow.", "Back", 24),
      skip: copy("The link that lets keyboard users skip the header.", "Skip to content", 40),
    })
    .meta({
      description: "The texts in the header.",
      examples: [{ back: "Back", skip: "Skip to content" }],
    }),
  admin: z
    .strictObject({
      open: copy("The button that opens the panel.", "Admin", 16),
      title: copy("The headline of the panel.", "Admin access", 40),
      hint: copy("A line below the headline.", "For the team. Enter the admin password.", 90),
      password: copy("The label of the field.", "Password", 24),
      submit: copy("The label of the button.", "Unlock", 24),
      busy: copy("The same button while it's busy.", "Checking...", 24),
      wrong: copy("Shown if the password is wrong.", "Invalid password", 60),
      close: copy("The button that closes the panel.", "Close", 24),
      sales: copy("The button that opens the sales page.", "Access Sales Page", 32),
      profile: copy("The button that opens the member area.", "Access Profile Page", 32),
    })
    .meta({
      description: "The panel for the team.",
      examples: [{ open: "Admin", title: "Admin access" }],
    }),
  footer: z
    .strictObject({
      label: copy("The name of the footer's links, for screen readers.", "Footer", 24),
      links: z.array(OwnLink).meta({
        description: "Links to pages on this site.",
        examples: [[{ label: "Help", to: "/help" }]],
      }),
      social: z.array(OtherSite).meta({
        description: "Links to other sites, as icons.",
        examples: [
          [{ label: "Instagram", icon: "instagram-logo", to: "https://www.instagram.com/" }],
        ],
      }),
      "small-print": copy("Legal notes and disclaimers.", "This plan is not medical advice.", 240),
      erase: z
        .strictObject({
          open: copy("The link that opens the question.", "Erase my answers", 32),
          title: copy("The question before anything is erased.", "Erase your answers?", 60),
          text: copy("What will be erased.", "This removes your answers from this browser.", 200),
          confirm: copy("The button that erases.", "Erase", 20),
          cancel: copy("The button that keeps the answers.", "Keep them", 20),
          done: copy("Shown after erasing.", "Your answers are erased.", 60),
        })
        .meta({
          description: "Lets visitors erase their answers.",
          examples: [{ open: "Erase my answers" }],
        }),
    })
    .meta({ description: "The footer of every screen.", examples: [{ label: "Footer" }] }),
  community: address
    .meta({
      description: "The private community. Members get the link with the program; visitors don't.",
      examples: ["https://community.example.com/join"],
      internal: true,
    })
    .optional(),
  numbers: z
    .boolean()
    .meta({
      description:
        "Whether visits are counted, without cookies and without answers: true by default.",
      examples: [false],
      internal: true,
    })
    .optional(),
  error: z
    .strictObject({
      title: copy("The headline.", "Something went wrong", 60),
      text: copy("What visitors can do.", "Please try refreshing the page.", 160),
      button: copy("The label of the button.", "Refresh Page", 28),
    })
    .meta({
      description: "The screen shown when something breaks.",
      examples: [{ title: "Something went wrong" }],
    }),
  loading: copy("Shown while a screen is loading.", "Loading", 24),
  late: z
    .strictObject({
      text: copy("What's going on.", "This page is taking longer than it should.", 160),
      button: copy("The link that reloads the page.", "Reload", 28),
    })
    .meta({
      description: "Shown if the rest of a page doesn't load.",
      examples: [{ text: "This page is taking longer than it should." }],
    }),
  outdated: z
    .strictObject({
      title: copy("The headline.", "Please update your browser", 60),
      text: copy(
        "What visitors can do.",
        "Update your browser, or open this page on another device.",
        240,
      ),
    })
    .meta({
      description: "The screen for browsers too old to buy or use the plan.",
      examples: [{ title: "Please update your browser" }],
    }),
});
export type Site = z.output<typeof Site>;

const Section = z.strictObject({
  heading: copy("The heading of the section.", "I forgot my password", 90),
  text: z
    .array(Copy)
    .min(1)
    .meta({
      description: "The paragraphs, each after a dash.",
      examples: [["Choose Login at the bottom of the page."]],
    }),
});

/**
 * The schema of `pages/<route>.yaml`: a text page outside the funnel. A text with several lines
 * becomes several paragraphs.
 */
export const Page = z.strictObject({
  title: copy("The headline of the page.", "Help", 60),
  intro: copy(
    "A few sentences below the headline.",
    "Short answers to what people ask us most.",
    320,
  ).optional(),
  sections: z
    .array(Section)
    .min(1)
    .meta({
      description: "The sections of the page, each with a heading.",
      examples: [[{ heading: "I forgot my password", text: ["Choose Login."] }]],
    }),
});
export type Page = z.output<typeof Page>;
