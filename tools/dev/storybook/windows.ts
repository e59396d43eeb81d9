/** Window sizes to view a story in. */
export const windows = {
  smallest: {
    name: "Smallest phone, 320 px",
    styles: { width: "320px", height: "640px" },
    type: "mobile",
  },
  phone: { name: "Phone, 390 px", styles: { width: "390px", height: "844px" }, type: "mobile" },
  tablet: { name: "Tablet, 768 px", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  laptop: {
    name: "Laptop, 1280 px",
    styles: { width: "1280px", height: "800px" },
    type: "desktop",
  },
  zoomed: {
    name: "Laptop at 200 %, 640 px",
    styles: { width: "640px", height: "400px" },
    type: "desktop",
  },
  wide: { name: "Wide, 1600 px", styles: { width: "1600px", height: "900px" }, type: "desktop" },
} as const;
