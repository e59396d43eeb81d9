/** Marks on the browser's own timeline. The observer loads late, and reads them afterward. */

/** Set by the application once a press can change the screen. */
export const USABLE_MARK = "usable";
/** Followed by the id of the step shown from then on, or by nothing if no step is shown. */
export const STEP_MARK = "step:";
