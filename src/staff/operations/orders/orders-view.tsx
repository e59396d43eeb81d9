import { type FormEvent, useState } from "react";
import { findOrders } from "#api/operations/find-orders.ts";
import { cleanTypedAddress, MAX_ADDRESS_LENGTH } from "#lib/typed/typed-text.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceRow } from "#ui/choice-row.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { OrderView } from "../order/order-view.tsx";
import { type OrdersAddress, useAddress } from "../use-address.ts";
import { usePages } from "../use-pages.ts";
import { OrderList } from "./order-list.tsx";
import { stateChoices } from "./order-states.ts";
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

interface OrderSearchProps {
  address: OrdersAddress;
  goTo: (change: Partial<OrdersAddress>) => void;
}

/** Chooses which orders are listed. */
function OrderSearch({ address, goTo }: OrderSearchProps) {
  const [typed, setTyped] = useState(address.search);
  const search = (event: FormEvent) => {
    event.preventDefault();
    goTo({ search: cleanTypedAddress(typed), order: undefined });
  };
  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={search}>
        <TextField
          label="Address, session, or order"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_ADDRESS_LENGTH}
          placeholder="jane@ or cs_live_…"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="quiet">
          Search
        </Button>
      </form>
      <ChoiceRow
        label="State"
        choices={stateChoices}
        chosen={address.state}
        onChoose={(state) => goTo({ state, order: undefined })}
      />
    </search>
  );
}
