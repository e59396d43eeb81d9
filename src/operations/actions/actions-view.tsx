/** What operators did, latest first. */
export function ActionsView() {
  return <p>Who did what</p>;
}
