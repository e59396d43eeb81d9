import built from "virtual:funnel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { Header } from "./header.tsx";

const meta = {
  title: "Parts/Header",
  component: Header,
  args: { site: built.site, salesRoute: "/sales", routeBefore: () => "/goal" },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/age" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};

export const AtTheEntrance: Story = {
  parameters: { path: "/" },
  play: ({ canvas }) =>
    expect(canvas.queryByRole("button", { name: built.site.header.back })).toBeNull(),
};

/** If the visitor came from outside, Back leads to the previous screen, not off the site. */
export const Back: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: built.site.header.back }));
    await canvas.findByText("This leads to /goal");
  },
};

export const Home: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: built.site.brand.home }));
    await canvas.findByText("This leads to /");
  },
};

export const LongestBrand: Story = {
  tags: ["look"],
  args: {
    site: {
      ...built.site,
      brand: {
        ...built.site.brand,
        name: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
      },
    },
  },
};
