import programUrls from "virtual:funnel/program-pictures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useContext } from "react";
import { expect } from "storybook/test";
import { Icon } from "#ui/icon.tsx";
import { firstIcons, otherIcons, quizIcons } from "#ui/icon-names.ts";
import { Picture, PictureUrls } from "#ui/picture.tsx";
import { Box, Boxes } from "./boxes.tsx";
import { Page, Part } from "./page.tsx";
import styles from "./pictures.module.css";

const iconNames = [...firstIcons, ...quizIcons, ...otherIcons].toSorted();

const meta = { title: "Foundations/Icons and illustrations" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {
  render: () => (
    <Page
      title="Icons"
      intro="Phosphor's duotone set. A step may name any of its icons (phosphoricons.com); these are the ones of the design system's own parts."
    >
      <Part title="In the product">
        <Boxes>
          {iconNames.map((name) => (
            <Box key={name}>
              <Icon name={name} className={styles.icon} />
              <code>{name}</code>
            </Box>
          ))}
        </Boxes>
      </Part>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("use")).toHaveLength(iconNames.length);
  },
};

export const Illustrations: Story = {
  render: () => <Drawn />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("img").length).toBeGreaterThan(20);
  },
};
/** Meals and exercises: what members see in addition to what they bought. */
export const ForMembers: Story = {
  ...Illustrations,
  render: () => (
    <PictureUrls value={programUrls}>
      <Drawn />
    </PictureUrls>
  ),
};
/** Clothes, backgrounds, and covers follow the brand; meat, skin, and plates don't. */
export const IllustrationsOfAnotherBrand: Story = {
  ...Illustrations,
  globals: { brand: "north-sea" },
  play: async ({ canvasElement }) => {
    const seal = canvasElement.querySelector('img[src*="guarantee"]');
    await expect(seal && getComputedStyle(seal).content).toMatch(/guarantee/);
  },
};

/** Every picture that the funnel uses, by name. */
function Drawn() {
  const names = Object.keys(useContext(PictureUrls));
  return (
    <Page
      title="Illustrations"
      intro="The SVG files in funnel/images. A step names one by its file's name; {gender|male} in a name takes the visitor's answer. docs/theming.md says which colors follow the brand."
    >
      <Part title="In the funnel">
        <Boxes>
          {names.map((name) => (
            <Box key={name}>
              <Picture picture={{ image: name, alt: "" }} className={styles.picture} />
              <code>{name}</code>
            </Box>
          ))}
        </Boxes>
      </Part>
    </Page>
  );
}
