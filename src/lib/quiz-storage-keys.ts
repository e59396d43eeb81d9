/** Where the quiz keeps its answers in this browser. */
export const QUIZ_STATE = "quizState";
/** Where it keeps its version and the visitor's path: `{"version":"…","steps":{"/sleep":"sleep"}}`. */
export const FUNNEL_FLOW = "funnelFlow";
/** Where it keeps the visitor's arms: `{"summary":"B"}`. */
export const FUNNEL_VARIANT = "funnelVariant";
/** Where it keeps the email address. */
export const QUIZ_EMAIL = "quizEmail";
