/**
 * Supabase's auth service writes and sends this one. It reads the subject from
 * supabase/config.toml, and the HTML from the file that is named there.
 */
export const resetPassword = {
  recipient: "A member who asks for a new password: the address of the account.",
  contents: "A link that works once, for one hour.",
  subject: "Set a new password",
  htmlFile: "./supabase/templates/recovery.html",
};
