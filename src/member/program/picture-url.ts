import urls from "virtual:funnel/program-pictures";

/** The URL of a program's picture. Undefined if there's none, or if it's newer than this build. */
export function pictureUrl(picture: { image: string } | undefined): string | undefined {
  return picture && urls[picture.image];
}
