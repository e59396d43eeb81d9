import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styles from "./foundations.module.css";
import { Page, Part } from "./page.tsx";
import { tokensLike, tokenValue } from "./tokens.ts";

const meta = { title: "Foundations/Type", component: Type } satisfies Meta<typeof Type>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("title-l")).toBeVisible();
    await expect(canvas.getByText("text-s")).toBeVisible();
  },
};
export const AnotherBrand: Story = { ...Scale, globals: { brand: "north-sea" } };
export const LargeText: Story = { ...Scale, globals: { textSize: "200%" } };

const SAMPLE = "A plan that fits your day";

function Type() {
  return (
    <Page
      title="Type"
      intro="Two fonts, chosen in funnel/theme.yaml and shipped with the product: one for titles, one for everything else. Sizes follow the reader's own text size."
    >
      <Part title="Titles" intro={tokenValue("font-display")}>
        <Sizes prefix="title-" font="var(--font-display)" weight={600} />
      </Part>
      <Part title="Text" intro={tokenValue("font-text")}>
        <Sizes prefix="text-" font="var(--font-text)" weight={450} />
      </Part>
    </Page>
  );
}

function Sizes({ prefix, font, weight }: { prefix: string; font: string; weight: number }) {
  return (
    <ul className={styles.rows}>
      {tokensLike(prefix).map((name) => (
        <li key={name} className={styles.row}>
          <span className={styles.name}>
            <strong>{name}</strong>
            <code>{tokenValue(name)}</code>
          </span>
          <span
            style={{
              fontFamily: font,
              fontSize: `var(--${name})`,
              fontWeight: weight,
              lineHeight: 1.2,
            }}
          >
            {SAMPLE}
          </span>
        </li>
      ))}
    </ul>
  );
}
