import built, { revision } from "virtual:funnel";

/**
 * The contents, if they don't have to be fetched: in development, in the preview, and in Storybook.
 */
export { built };

// Asks for changes that were saved while this page was loading.
import.meta.hot?.send("funnel:listening", revision);
