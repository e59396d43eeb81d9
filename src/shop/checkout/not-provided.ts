/** Stands for an actor of a machine that the page, or a test, has to provide. */
export const notProvided = (actor: string): Promise<never> =>
  Promise.reject(new Error(`The machine runs without its actor "${actor}". Provide it.`));
