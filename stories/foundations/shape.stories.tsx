import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styles from "./foundations.module.css";
import { Page, Part } from "./page.tsx";
import { tokensLike, tokenValue } from "./tokens.ts";

const meta = { title: "Foundations/Space, corners, shadows", component: Shape } satisfies Meta<
  typeof Shape
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvas }) => {
    for (const token of ["space-1", "radius-m", "shadow-m", "touch"])
      await expect(canvas.getByText(token)).toBeVisible();
  },
};
export const Dark: Story = { ...Light, globals: { theme: "dark" } };
export const AnotherBrand: Story = { ...Light, globals: { brand: "north-sea" } };

function Shape() {
  return (
    <Page
      title="Space, corners, shadows"
      intro="Spaces and shadows are the same for every brand (src/ui/tokens.css). The corner is the theme's, and smaller and larger parts follow it."
    >
      <Part title="Space">
        <ul className={styles.rows}>
          {[...tokensLike("space-"), "touch"].map((name) => (
            <li key={name} className={styles.row}>
              <span className={styles.name}>
                <strong>{name}</strong>
                <code>{tokenValue(name)}</code>
              </span>
              <span className={styles.bar} style={{ width: `var(--${name})` }} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Corners">
        <Boxes prefix="radius-" style={(name) => ({ borderRadius: `var(--${name})` })} />
      </Part>
      <Part title="Shadows">
        <Boxes
          prefix="shadow-"
          style={(name) => ({ borderRadius: "var(--radius-m)", boxShadow: `var(--${name})` })}
        />
      </Part>
    </Page>
  );
}

function Boxes({
  prefix,
  style,
}: {
  prefix: string;
  style: (name: string) => React.CSSProperties;
}) {
  return (
    <ul className={styles.boxes}>
      {tokensLike(prefix).map((name) => (
        <li key={name} className={styles.box}>
          <span className={styles.surface} style={style(name)} />
          <strong>{name}</strong>
          <code>{prefix === "shadow-" ? "" : tokenValue(name)}</code>
        </li>
      ))}
    </ul>
  );
}
