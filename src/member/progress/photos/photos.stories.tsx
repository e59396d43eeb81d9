import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { forgetPhotos } from "../../forget-photos.ts";
import { createMember } from "../../member.fixtures.ts";
import { chooseFile } from "../records/choose-file.fixtures.ts";
import { openPhotoStore } from "./photo-store.ts";
import { drawPhoto, keepPhotos, loseKey } from "./photos.fixtures.ts";
import { PhotosCard } from "./photos-card.tsx";
import { fitInto, shrinkPhoto } from "./shrink-photo.ts";

interface PhotosProps {
  userId: string | undefined;
  day?: number;
  isPast?: boolean;
}

function Photos({ userId, day = 12, isPast = false }: PhotosProps) {
  const member = createMember({ userId, day });
  return <PhotosCard member={{ ...member, months: { ...member.months, isPast } }} />;
}

const meta = {
  title: "Member area/Progress/Photos",
  component: Photos,
  args: { userId: "ann" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof Photos>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const open = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole("button", { name: "Open my photos" }));
  await canvas.findByRole("button", { name: "Add a photo" });
};
const choose = ({ canvasElement }: Context, file: File) => chooseFile(canvasElement, file);

export const NotOpened: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByText(/Photos stay on this device and are encrypted/)).toBeVisible(),
};

/** The team's preview has no member. */
export const Locked: Story = {
  args: { userId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Photos are locked/)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Empty: Story = {
  args: { userId: "empty" },
  beforeEach: () => keepPhotos("empty"),
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByText(/^No photos yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Hide photos" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Open my photos" })).toHaveFocus(),
    );
  },
};

/** A photo of today isn't one of a month that's over. */
export const InAPastMonth: Story = {
  args: { userId: "past", isPast: true },
  beforeEach: () => keepPhotos("past", 1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open my photos" }));
    await expect(await canvas.findByRole("img")).toHaveAccessibleName(/^You on day 1, /);
    await expect(canvas.queryByRole("button", { name: "Add a photo" })).toBeNull();
  },
};

export const AddingTheFirst: Story = {
  args: { userId: "first" },
  beforeEach: () => keepPhotos("first"),
  play: async (context) => {
    await open(context);
    await choose(context, await drawPhoto("#7a4a2e", 20));
    const picture = await context.canvas.findByRole<HTMLImageElement>("img");
    await expect(picture).toHaveAccessibleName(/^You on day 12, /);
    // It was made smaller.
    await waitFor(() => expect(picture.naturalHeight).toBe(1600));
  },
};

export const TwoSideBySide: Story = {
  tags: ["look"],
  args: { userId: "two" },
  beforeEach: () => keepPhotos("two", 1, 8, 15),
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole("combobox", { name: "Before" })).toHaveDisplayValue(
      "Day 1, Jan 1",
    );
    await expect(canvas.getByRole("combobox", { name: "After" })).toHaveDisplayValue(
      "Day 15, Jan 15",
    );
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Before" }), "Day 8, Jan 8");
    await expect(canvas.getByRole("img", { name: "You on day 8, Jan 8, 2026" })).toBeVisible();
  },
};

export const RemovingOneAndUndo: Story = {
  args: { userId: "removing" },
  beforeEach: () => keepPhotos("removing", 1),
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: /^Remove the photo of day 1/ }));
    await canvas.findByText(/^No photos yet/);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await canvas.findByRole("img", { name: "You on day 1, Jan 1, 2026" });
  },
};

/** The browser cleared the key, so the photo can't be opened any more. */
export const KeyGone: Story = {
  args: { userId: "gone" },
  beforeEach: async () => {
    await keepPhotos("gone", 1);
    await loseKey("gone");
  },
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByText(/^This photo can't be opened any more/)).toBeVisible();
  },
};

/** Another member of this browser finds nothing, and can't read a photo by its number. */
export const OfAnotherMember: Story = {
  args: { userId: "other" },
  beforeEach: async () => {
    await keepPhotos("other");
    await keepPhotos("owner", 1);
  },
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByText(/^No photos yet/)).toBeVisible();
    const owner = await openPhotoStore("owner");
    const [photo] = await owner.list();
    const other = await openPhotoStore("other");
    await expect(other.read(photo?.id ?? 0)).rejects.toThrow("no key");
    await expect((await owner.read(photo?.id ?? 0)).size).toBeGreaterThan(0);
    owner.close();
    other.close();
  },
};

/** The account was erased in another tab, while this one shows a photo. */
export const Erased: Story = {
  args: { userId: "erased" },
  beforeEach: () => keepPhotos("erased", 1),
  play: async (context) => {
    await open(context);
    await context.canvas.findByRole("img");
    await forgetPhotos();
    const store = await openPhotoStore("erased");
    await expect(store.list()).resolves.toEqual([]);
    store.close();
  },
};

export const DeviceFull: Story = {
  args: { userId: "full" },
  beforeEach: async () => {
    await keepPhotos("full", 1);
    const add = spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    return () => add.mockRestore();
  },
  play: async (context) => {
    await open(context);
    await choose(context, await drawPhoto("#7a4a2e"));
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(
      /^There's no space left for this photo on the device\. Nothing was lost/,
    );
    await expect(context.canvas.getByRole("img")).toBeVisible();
  },
};

const sized = (file: File, size: number) => Object.defineProperty(file, "size", { value: size });

export const FilesThatAreNoPhotos: Story = {
  args: { userId: "none" },
  beforeEach: () => keepPhotos("none"),
  play: async (context) => {
    await open(context);
    const { canvas } = context;
    const cases: [File, RegExp][] = [
      [sized(new File(["x"], "a.jpg"), 60 * 1024 ** 2), /^This photo is 60 MB\./],
      [new File(["x"], "a.heic", { type: "image/heic" }), /can't open HEIC photos/],
      [new File(["x"], "a.jpg", { type: "image/jpeg" }), /^This file is damaged/],
    ];
    for (const [file, sentence] of cases) {
      await choose(context, file);
      await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(sentence));
      await expect(canvas.getByRole("alert")).toHaveTextContent("Nothing was changed.");
    }
  },
};

/** Nothing of the camera's data stays in a photo: it's a new file. */
export const WithoutThePlace: Story = {
  play: async () => {
    const photo = await drawPhoto("#7a4a2e");
    const bytes = new Uint8Array(await photo.arrayBuffer());
    // An Exif segment after the first marker, as cameras write it.
    const exif = new TextEncoder().encode("Exif\0\0GPS 52.5,13.4");
    const segment = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif]);
    const taken = new File([bytes.slice(0, 2), segment, bytes.slice(2)], "photo.jpg");
    await expect(await taken.text()).toContain("GPS");
    await expect(await (await shrinkPhoto(taken)).text()).not.toContain("GPS");
    await expect(fitInto(1600, 3000, 4000)).toEqual({ width: 1200, height: 1600 });
    await expect(fitInto(1600, 30, 40)).toEqual({ width: 30, height: 40 });
  },
};
