export function getRoute({ pathname }: Location): string {
  return pathname.replace(/(.)\/+$/, "$1");
}

/** Numbers the history entry that the page was opened with, as the router does. */
export function countEntries(): void {
  history.replaceState({ idx: 0, ...history.state }, "");
}

/** Adds a history entry with everything that the router keeps in one. */
export function addEntry(route: string): void {
  history.pushState(
    { usr: null, key: `${Math.random()}`, idx: history.state.idx + 1 },
    "",
    route + location.search,
  );
}
