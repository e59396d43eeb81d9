import { findOrders } from "#api/operations/find-orders.ts";
import { OrderView } from "../order/order-view.tsx";
import { useAddress } from "../use-address.ts";
import { usePages } from "../use-pages.ts";
import { OrderList } from "./order-list.tsx";
import { OrderSearch } from "./order-search.tsx";
import styles from "./orders-view.module.css";

/** Orders to search, and the one that's open. Everything about it is in the URL. */
export function OrdersView() {
  const { address, goTo } = useAddress();
  const { search, state, order } = address;
  const found = usePages(`${state} ${search}`, (after, signal) =>
    findOrders({ search, state, after }, signal),
  );
  return (
    <div className={styles.orders} data-open={order !== undefined || undefined}>
      <div className={styles.list}>
        <OrderSearch key={search} address={address} goTo={goTo} />
        <OrderList found={found} address={address} />
      </div>
      {order !== undefined && (
        <OrderView key={order} order={order} address={address} onChange={found.refetch} />
      )}
    </div>
  );
}
