import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { contrastPairs, NEEDED } from "#compiler/checks/theme.ts";
import { type ColorName, colorUses } from "#compiler/schema/theme-schema.ts";
import { contrast } from "#lib/color/contrast.ts";
import styles from "./colors.module.css";
import { Page, Part } from "./page.tsx";
import { tokenValue } from "./rows.tsx";

const meta = { title: "Foundations/Color", component: Colors } satisfies Meta<typeof Colors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row").length).toBeGreaterThan(contrastPairs.length);
    await expect(canvas.queryByText(/too little/)).toBeNull();
  },
};

/**
 * Every color of the theme, what it's for, and whether it's distinguishable from its background.
 */
function Colors() {
  return (
    <Page
      title="Color"
      intro="From funnel/theme.yaml. Change a value there and it changes here, in every story and in the product."
    >
      <Part title="What each is for">
        <ul className={styles.swatches}>
          {(Object.entries(colorUses) as [ColorName, string][]).map(([name, use]) => (
            <li key={name} className={styles.swatch}>
              <span className={styles.color} style={{ background: `var(--${name})` }} />
              <strong>{name}</strong>
              <code>{tokenValue(name)}</code>
              <span className={styles.use}>{use}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title="What stands on what"
        intro="Text needs a contrast of 4.5, shapes one of 3 (WCAG 2.2, AA). The funnel's check refuses a theme with less."
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Looks like</th>
              <th scope="col">Color</th>
              <th scope="col">on</th>
              <th scope="col">Contrast</th>
              <th scope="col">Needed</th>
            </tr>
          </thead>
          <tbody>
            {contrastPairs.map((pair) => (
              <PairRow key={`${pair.front} ${pair.ground}`} {...pair} />
            ))}
          </tbody>
        </table>
      </Part>
    </Page>
  );
}

function PairRow({ front, ground, as }: (typeof contrastPairs)[number]) {
  const ratio = contrast(tokenValue(front), tokenValue(ground));
  return (
    <tr>
      <td>
        <span
          className={styles.sample}
          style={{ background: `var(--${ground})`, color: `var(--${front})` }}
          aria-hidden="true"
        >
          {as === "text" ? "Aa" : <span className={styles.shape} />}
        </span>
      </td>
      <td>{front}</td>
      <td>{ground}</td>
      <td>{ratio.toFixed(2)}</td>
      <td>{ratio >= NEEDED[as] ? NEEDED[as] : `${NEEDED[as]}: too little`}</td>
    </tr>
  );
}
