import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "#ui/button.tsx";
import styles from "./motion.module.css";
import { Page, Part } from "./page.tsx";
import { Rows, TokenRow, tokenValue } from "./rows.tsx";

const meta = { title: "Foundations/Motion", component: Motion } satisfies Meta<typeof Motion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Move" }));
    await expect(canvas.getByRole("button", { name: "Move back" })).toBeVisible();
    await expect(canvas.getByText("300ms")).toBeVisible();
  },
};
export const LessMotion: Story = {
  tags: ["look"],
  globals: { motion: "less" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("0ms")).toHaveLength(2);
  },
};

function Motion() {
  const [there, setThere] = useState(false);
  return (
    <Page
      title="Motion"
      intro="Motion tells where something went, and delays nobody. For visitors who ask for less, both times are 0 and screens only fade."
    >
      <Part title="Times">
        <Button look="quiet" onClick={() => setThere(!there)}>
          {there ? "Move back" : "Move"}
        </Button>
        <Rows>
          {["quick", "calm"].map((name) => (
            <TokenRow key={name} name={name}>
              <div className={styles.track} data-there={there || undefined}>
                <div className={styles.runner} style={{ transitionDuration: `var(--${name})` }} />
              </div>
            </TokenRow>
          ))}
        </Rows>
        <p>
          <span>Both ease by</span> <code>{tokenValue("ease")}</code>
          <span>. The fade between screens is a timing of the funnel:</span>{" "}
          <code>page-transition</code> <span>in funnel/funnel.yaml.</span>
        </p>
      </Part>
    </Page>
  );
}
