/** All lengths on the map, in pixels. */
export const measures = {
  card: {
    width: 296,
    padding: 12,
    badge: 34,
    titleSize: 14,
    titleLine: 19,
    metaSign: 6.7,
    metaLine: 20,
    titleLines: 3,
  },
  fork: { width: 296, padding: 12, point: 22, titleSize: 13, titleLine: 18, titleLines: 4 },
  pill: { height: 26, padding: 12, size: 12, widest: 240 },
  chapter: { padding: 14, header: 32, titleSize: 12 },
  gap: { steps: 20, arms: 28, turn: 22, columns: 72 },
};
