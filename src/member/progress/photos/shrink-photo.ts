/** The longest edge of a stored photo, in pixels. */
const MAX_EDGE = 1600;
const QUALITY = 0.85;
/** Decoding takes about ten times as much memory. Phones take photos of 3 to 15 MB. */
const MAX_BYTES = 40 * 1024 * 1024;
/** A megapixel takes 4 MB of memory while it's decoded. */
const MAX_PIXELS = 120_000_000;

/** The reason why a photo can't be taken, in a sentence for the member. */
export class BadPhoto extends Error {
  override name = "BadPhoto";
}

/**
 * Makes a photo small enough to keep. It's drawn and encoded again, so nothing of the camera's data
 * stays in it, such as the place. Throws `BadPhoto`.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size > MAX_BYTES)
    throw new BadPhoto(
      `This photo is ${Math.round(file.size / 1024 ** 2)} MB. Please choose one of 40 MB or less.`,
    );
  const url = URL.createObjectURL(file);
  try {
    const image = await decode(url, file);
    if (image.naturalWidth * image.naturalHeight > MAX_PIXELS)
      throw new BadPhoto("This photo has too many pixels. Please choose a smaller one.");
    return await encode(image);
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function decode(url: string, file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  try {
    // Browsers turn the picture as the camera was held.
    await image.decode();
  } catch (error) {
    const isHeic = /hei[cf]/i.test(`${file.type} ${file.name}`);
    throw new BadPhoto(
      isHeic
        ? "This browser can't open HEIC photos. On an iPhone, choose “Most Compatible” under Settings, Camera, Formats, or save this photo as JPEG."
        : "This file is damaged, or it isn't a photo that this browser can open. Please choose a JPEG or PNG.",
      { cause: error },
    );
  }
  return image;
}

async function encode(image: HTMLImageElement): Promise<Blob> {
  const { width, height } = fitInto(MAX_EDGE, image.naturalWidth, image.naturalHeight);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  const picture = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", QUALITY),
  );
  if (!picture)
    throw new BadPhoto(
      "This device has too little memory for the photo. Please close other tabs and try again.",
    );
  return picture;
}

/** Scales a picture down until its longer edge fits. Pictures never grow. */
export function fitInto(edge: number, width: number, height: number) {
  const scale = Math.min(1, edge / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
