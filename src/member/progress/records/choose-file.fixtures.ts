import { fireEvent } from "storybook/test";

/** Chooses a file, also one that a browser's dialog would hide. */
export async function chooseFile(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = canvasElement.querySelector("input[type=file]");
  if (!input) throw new Error("There is no field for a file.");
  await fireEvent.change(input, { target: { files: [file] } });
}
