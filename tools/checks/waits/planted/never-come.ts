/** Not a deadline: the signal that it gets never ends. */
const ask = (signal: AbortSignal) => fetch("/", { signal });

export const askInVain = () => ask(new AbortController().signal);

export const workerReady = async () => {
  await navigator.serviceWorker.ready;
};
