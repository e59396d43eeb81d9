import { saveAs } from "#ui/object-url.ts";

/** Saves a CSV file to the device. */
export const saveCsv = (text: string, name: string): void =>
  saveAs(new Blob([text], { type: "text/csv;charset=utf-8" }), name);
