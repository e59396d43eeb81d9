/** A drawing uses something that we can't turn into pixels. */
export class NotDrawable extends Error {
  override name = "NotDrawable";
}
