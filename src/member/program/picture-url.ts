import urls from "virtual:funnel/program-pictures";

/** The address of a picture of the program. Undefined if the program names none, or one that is newer than these pages. */
export function pictureUrl(picture: { image: string } | undefined): string | undefined {
  return picture && urls[picture.image];
}
