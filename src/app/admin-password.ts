/**
 * `iterations.salt.hash`, with salt and hash in base64; empty if there's no admin panel. Created
 * by `npm run task -- admin:hash`.
 */
export const adminPasswordHash: string = import.meta.env.VITE_ADMIN_PASSWORD_HASH ?? "";
