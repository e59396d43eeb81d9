/** The key that browsers send to the backend of these rows. */
export const publicKey = "sb_publishable_of_faults";
