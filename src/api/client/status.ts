export const BAD_REQUEST = 400;
export const UNAUTHORIZED = 401;
export const FORBIDDEN = 403;
export const NOT_FOUND = 404;
export const TOO_MANY_REQUESTS = 429;
/** From here on, the server doesn't know if it did what was asked. */
export const SERVER_ERROR = 500;
export const UNAVAILABLE = 503;
