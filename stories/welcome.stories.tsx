import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Icon } from "#ui/icon.tsx";
import { Page } from "./foundations/page.tsx";
import styles from "./welcome.module.css";

const meta = { title: "Welcome", component: Welcome } satisfies Meta<typeof Welcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome_: Story = {
  name: "Start here",
  play: async ({ canvas }) => {
    for (const { title } of places)
      await expect(canvas.getByRole("link", { name: title })).toBeVisible();
  },
};
export const Dark: Story = {
  ...Welcome_,
  name: "Start here, dark",
  tags: ["look"],
  globals: { theme: "dark" },
};

const places = [
  {
    title: "Journeys",
    first: "journeys-whole-funnel--summary-a",
    icon: "path",
    text: "The whole funnel, walked from the entrance to the sales page. Watch each step in the Interactions panel.",
  },
  {
    title: "Screens",
    first: "screens-body-start--start-woman-summary-a",
    icon: "device-mobile",
    text: "Every screen of the real funnel, for each summary and for men and women, straight out of funnel/. A step that is added there is here at once.",
  },
  {
    title: "Steps",
    first: "steps-body-areas--unanswered",
    icon: "cards-three",
    text: "Each type of step in every situation: unanswered, answered, with the longest copy, right to left, on the smallest phone.",
  },
  {
    title: "Sales, Accounts",
    first: "sales-after-the-payment-account--created",
    icon: "credit-card",
    text: "Paying, making an account, signing in, and everything that can go wrong on the way.",
  },
  {
    title: "Member area",
    first: "member-area-daily-plan--first-day",
    icon: "sun-horizon",
    text: "The six tabs, empty and full, offline and failing.",
  },
  {
    title: "Foundations",
    first: "foundations-color--light",
    icon: "palette",
    text: "Color with contrast, type, space, corners, shadows, motion, icons, illustrations.",
  },
  {
    title: "Parts",
    first: "parts-admin-panel--locked",
    icon: "puzzle-piece",
    text: "Buttons, fields, dialogs: what all of the above is made of.",
  },
];

const tasks = [
  ["change a color, a font, the corner or the logo", "funnel/theme.yaml"],
  ["see the product in another brand", "the brush in the toolbar"],
  ["look at dark, right to left, larger text, less motion", "the toolbar"],
  ["try another window", "Window in the toolbar"],
  ["change a text or a picture", "funnel/steps/*.yaml"],
  ["see what a change did to every screen", "npm run visual"],
];

/** The start page: what's where, and what you can do with it. */
function Welcome() {
  return (
    <Page
      title="The product, piece by piece"
      intro="Every screen and every part in every state, in the browser, as buyers see them. Nothing here needs a backend, and nothing waits by itself."
    >
      <ul className={styles.places}>
        {places.map(({ title, icon, first, text }) => (
          <li key={title} className={styles.place}>
            <Icon name={icon} className={styles.icon} />
            <h2 className={styles.title}>
              {/* Opens in Storybook's window instead of the story's frame. */}
              <a href={`./?path=/story/${first}`} target="_top" className={styles.link}>
                {title}
              </a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section>
        <h2 className={styles.title}>To…</h2>
        <dl className={styles.tasks}>
          {tasks.map(([task, where]) => (
            <div key={task} className={styles.task}>
              <dt>{task}</dt>
              <dd>
                <code>{where}</code>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  );
}
