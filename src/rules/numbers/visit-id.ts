/** The id of a visit, as the recorder makes them. The database checks the same. */
export const VISIT_ID = /^[\w-]{22}$/;
