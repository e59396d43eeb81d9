/** Where the backend is: this origin for the embedded one, a project's address for a hosted one. */
export const backendUrl: string = import.meta.env.VITE_SUPABASE_URL ?? "";

/** The public client key; it opens nothing that its holder may not see. */
export const publicKey: string = import.meta.env.VITE_SUPABASE_ANON_KEY ?? "";
