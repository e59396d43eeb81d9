import native from "bcrypt";
import bcrypt from "bcryptjs";

/**
 * Makes the library that @supabase/lite hashes passwords with use a native one, in other threads. A
 * hash takes longer than everything else in a purchase, and no other request would be answered
 * meanwhile.
 */
export function hashNatively(): void {
  const { hash, compare } = native;
  Object.assign(bcrypt, { hash, compare });
}
