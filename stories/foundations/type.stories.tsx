import "#ui/tokens-on-demand.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";
import { Page, Part } from "./page.tsx";
import { Rows, TokenRow, tokensLike, tokenValue } from "./rows.tsx";

const meta = { title: "Foundations/Type", component: Type } satisfies Meta<typeof Type>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("title-l")).toBeVisible();
    await expect(canvas.getByText("text-s")).toBeVisible();
    await expect(canvas.getByText("weight-bold")).toBeVisible();
  },
};

const SAMPLE = "A plan that fits your day";

function Type() {
  return (
    <Page
      title="Type"
      intro="Two fonts, chosen in funnel/theme.yaml and shipped with the product: one for titles, one for everything else. Sizes follow the reader's own text size."
    >
      <Part title="Titles" intro={tokenValue("font-display")}>
        <Sizes prefix="title-" font="var(--font-display)" weight="var(--weight-semibold)" />
      </Part>
      <Part title="Text" intro={tokenValue("font-text")}>
        <Sizes prefix="text-" font="var(--font-text)" weight="var(--weight-regular)" />
      </Part>
      <Part title="Weights">
        <Rows>
          {tokensLike("weight-").map((name) => (
            <Sample key={name} name={name} style={{ fontWeight: `var(--${name})` }} />
          ))}
        </Rows>
      </Part>
    </Page>
  );
}

function Sizes({ prefix, font, weight }: { prefix: string; font: string; weight: string }) {
  return (
    <Rows>
      {tokensLike(prefix).map((name) => (
        <Sample
          key={name}
          name={name}
          style={{
            fontFamily: font,
            fontSize: `var(--${name})`,
            fontWeight: weight,
            lineHeight: 1.2,
          }}
        />
      ))}
    </Rows>
  );
}

function Sample({ name, style }: { name: string; style: CSSProperties }) {
  return (
    <TokenRow name={name}>
      <span style={style}>{SAMPLE}</span>
    </TokenRow>
  );
}
