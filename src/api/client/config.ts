/** The backend's URL: this origin for the embedded one, a project's address for a hosted one. */
export const backendUrl: string = import.meta.env.VITE_SUPABASE_URL ?? "";

/** The public client key. It grants access only to what its holder may see. */
export const publicKey: string = import.meta.env.VITE_SUPABASE_ANON_KEY ?? "";
