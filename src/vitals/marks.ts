/** Marks on the browser's own timeline: the observer comes late, and reads there what has been. */

/** Set by the application, once a press can change the screen. */
export const USABLE_MARK = "usable";
/** Followed by the id of the step that is shown from then on; by nothing, if none is. */
export const STEP_MARK = "step:";
