/** The downloadable files, as database rows. */
export const fileRows = [
  { id: "kitchen", media_type: "application/pdf", size: 214_000 },
  { id: "eating-out", media_type: "application/pdf", size: 98_400 },
  { id: "stretching", media_type: "video/mp4", size: 4_200_000 },
  { id: "stretching-captions", media_type: "text/vtt", size: 900 },
];
