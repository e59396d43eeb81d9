import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { createShown } from "../view-model.fixtures.ts";
import { sales } from "./behavior.ts";
import { offer, page, visitor } from "./sales.fixtures.ts";
import { SalesStep } from "./sales-step.tsx";

const TEXT = "You may tell the ad network that brought me here that I bought, and for how much.";
const asking = { ...offer, "ad-consent": TEXT };
const CLICKED = { adClick: "fbclid=IwAR0-x_y" };

const meta = {
  title: "Steps/Sales/Ad consent",
  component: SalesStep,
  parameters: { layout: "fullscreen" },
  args: {
    step: createShown(sales, page, { ...visitor, offer: asking }),
    answer: undefined,
    send: fn(),
  },
  beforeEach: ownStorage(CLICKED),
} satisfies Meta<typeof SalesStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotGiven: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("checkbox", { name: TEXT })).not.toBeChecked();
    await expect(sessionStorage.getItem("adConsent")).toBeNull();
  },
};

export const GivenAndTakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole("checkbox", { name: TEXT });
    await userEvent.click(canvas.getByText(TEXT));
    await expect(box).toBeChecked();
    await expect(sessionStorage.getItem("adConsent")).toBe(TEXT);
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(sessionStorage.getItem("adConsent")).toBe("");
  },
};

export const GivenBefore: Story = {
  beforeEach: ownStorage({ ...CLICKED, adConsent: TEXT }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("checkbox", { name: TEXT })).toBeChecked();
  },
};

/** There's no network to tell. */
export const WithoutAnAd: Story = {
  beforeEach: ownStorage(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Buy Now" })).toBeVisible();
    await import("./ad-consent.tsx");
    await expect(canvas.queryByRole("checkbox")).not.toBeInTheDocument();
  },
};

/** The words have changed since. */
export const GivenToOtherWords: Story = {
  beforeEach: ownStorage({ ...CLICKED, adConsent: "You may tell everyone." }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("checkbox", { name: TEXT })).not.toBeChecked();
    await waitFor(() => expect(sessionStorage.getItem("adConsent")).toBe(""));
  },
};

/** It's off unless the offer has a text for it. */
export const NotInTheOffer: Story = {
  args: { step: createShown(sales, page, visitor) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Buy Now" })).toBeVisible();
    await import("./ad-consent.tsx");
    await expect(canvas.queryByRole("checkbox")).not.toBeInTheDocument();
  },
};
