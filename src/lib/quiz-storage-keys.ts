/** Where the quiz keeps its answers in this browser. */
export const QUIZ_STATE = "quizState";
/** Where it keeps its version and the visitor's path. */
export const FUNNEL_FLOW = "funnelFlow";
