/** Orders to search and open. */
export function OrdersView() {
  return <p>Orders</p>;
}
