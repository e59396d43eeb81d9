/** The part of framer-motion that fades and slides need. */
export { domAnimation as default } from "framer-motion";
