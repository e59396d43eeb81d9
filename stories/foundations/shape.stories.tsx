import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Box, Boxes } from "./boxes.tsx";
import { Page, Part } from "./page.tsx";
import { Rows, TokenRow, tokensLike, tokenValue } from "./rows.tsx";
import styles from "./shape.module.css";

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

function Shape() {
  return (
    <Page
      title="Space, corners, shadows"
      intro="Spaces and shadows are the same for every brand (src/ui/tokens.css). The corner is the theme's, and smaller and larger parts follow it."
    >
      <Part title="Space">
        <Rows>
          {[...tokensLike("space-"), "touch"].map((name) => (
            <TokenRow key={name} name={name}>
              <span className={styles.bar} style={{ width: `var(--${name})` }} />
            </TokenRow>
          ))}
        </Rows>
      </Part>
      <Part title="Corners">
        <Surfaces prefix="radius-" style={(name) => ({ borderRadius: `var(--${name})` })} />
      </Part>
      <Part title="Shadows">
        <Surfaces
          prefix="shadow-"
          style={(name) => ({ borderRadius: "var(--radius-m)", boxShadow: `var(--${name})` })}
        />
      </Part>
    </Page>
  );
}

function Surfaces({
  prefix,
  style,
}: {
  prefix: string;
  style: (name: string) => React.CSSProperties;
}) {
  return (
    <Boxes>
      {tokensLike(prefix).map((name) => (
        <Box key={name}>
          <span className={styles.surface} style={style(name)} />
          <strong>{name}</strong>
          <code>{prefix === "shadow-" ? "" : tokenValue(name)}</code>
        </Box>
      ))}
    </Boxes>
  );
}
