/** The part of framer-motion that dragging needs, fetched with the card stack alone. */
export { domMax as default } from "framer-motion";
