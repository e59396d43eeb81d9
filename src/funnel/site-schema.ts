import { z } from "zod";
import { Copy, copy, Icon } from "#steps/fields.ts";

const OwnLink = z.strictObject({
  label: copy("The words of the link.", "Help", 24),
  to: z
    .string()
    .regex(/^\/[a-z0-9-]*$/, { error: "A link of the footer leads to a page of this site: /help." })
    .meta({
      description: "Where it leads: a page of this site, by its address.",
      examples: ["/help"],
      names: "route",
    }),
});
const OtherSite = z.strictObject({
  label: copy("The name of the other site, for those who cannot see its icon.", "Instagram", 24),
  icon: Icon.meta({ description: "Its icon.", examples: ["instagram-logo"] }),
  to: z
    .url({ protocol: /^https$/, error: "Write the whole address: https://…" })
    .meta({
      description: "The whole address, in quotes.",
      examples: ["https://www.instagram.com/"],
    }),
});

/** `site.yaml`: what surrounds the funnel. */
export const Site = z.strictObject({
  brand: z
    .strictObject({
      name: copy("The name of the brand.", "Carnivore Plan", 32),
      home: copy(
        "What the logo says to those who cannot see it.",
        "Carnivore Plan, to the start",
        60,
      ),
      description: copy(
        "What search engines show below the name.",
        "Answer a few questions and get a plan that fits your day.",
        160,
      ),
    })
    .meta({
      description: "The brand's name and what is said of it.",
      examples: [{ name: "Carnivore Plan" }],
    }),
  header: z
    .strictObject({
      back: copy("What the back arrow is called.", "Back", 24),
      skip: copy("The link over which a keyboard gets past the header.", "Skip to content", 40),
    })
    .meta({
      description: "The words of the header.",
      examples: [{ back: "Back", skip: "Skip to content" }],
    }),
  admin: z
    .strictObject({
      open: copy("The button that opens the panel.", "Admin", 16),
      title: copy("The headline of the panel.", "Admin access", 40),
      hint: copy("A line below it.", "For the team. Enter the admin password.", 90),
      password: copy("The name of the field.", "Password", 24),
      submit: copy("The words of its button.", "Unlock", 24),
      busy: copy("The same while it is busy.", "Checking...", 24),
      wrong: copy("Said where the password is another.", "Invalid password", 60),
      close: copy("The button that closes the panel.", "Close", 24),
      sales: copy("The button that leads to the sales page.", "Access Sales Page", 32),
      profile: copy("The button that leads to the member area.", "Access Profile Page", 32),
    })
    .meta({
      description: "The panel for the team.",
      examples: [{ open: "Admin", title: "Admin access" }],
    }),
  footer: z
    .strictObject({
      label: copy(
        "What the footer's list of links is called, for those who cannot see it.",
        "Footer",
        24,
      ),
      links: z
        .array(OwnLink)
        .meta({
          description: "Links to pages of this site.",
          examples: [[{ label: "Help", to: "/help" }]],
        }),
      social: z.array(OtherSite).meta({
        description: "Links to other sites, as icons.",
        examples: [
          [{ label: "Instagram", icon: "instagram-logo", to: "https://www.instagram.com/" }],
        ],
      }),
      "small-print": copy(
        "What the law or caution asks for.",
        "This plan is not medical advice.",
        240,
      ),
      erase: z
        .strictObject({
          open: copy("The link that offers to erase.", "Erase my answers", 32),
          title: copy("The question before it is done.", "Erase your answers?", 60),
          text: copy("What erasing does.", "This removes your answers from this browser.", 200),
          confirm: copy("The button that erases.", "Erase", 20),
          cancel: copy("The button that does not.", "Keep them", 20),
          done: copy("Said once it is done.", "Your answers are erased.", 60),
        })
        .meta({
          description: "How visitors take their answers back.",
          examples: [{ open: "Erase my answers" }],
        }),
    })
    .meta({ description: "What stands below every screen.", examples: [{ label: "Footer" }] }),
  error: z
    .strictObject({
      title: copy("The headline.", "Something went wrong", 60),
      text: copy("What to do.", "Please try refreshing the page.", 160),
      button: copy("The words of its button.", "Refresh Page", 28),
    })
    .meta({
      description: "The screen for when something breaks.",
      examples: [{ title: "Something went wrong" }],
    }),
  loading: copy("Said while a screen is on its way.", "Loading", 24),
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
      description: "The screen for browsers that are too old to buy and to use the plan.",
      examples: [{ title: "Please update your browser" }],
    }),
});
export type Site = z.output<typeof Site>;

const Section = z.strictObject({
  heading: copy("The heading of the part.", "I forgot my password", 90),
  text: z
    .array(Copy)
    .min(1)
    .meta({
      description: "Its paragraphs, each after a dash.",
      examples: [["Choose Login at the bottom of the page."]],
    }),
});

/** `pages/<route>.yaml`: a page of text beside the funnel. A text of several lines is several paragraphs. */
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
      description: "The parts of the page, each with a heading.",
      examples: [[{ heading: "I forgot my password", text: ["Choose Login."] }]],
    }),
});
export type Page = z.output<typeof Page>;
