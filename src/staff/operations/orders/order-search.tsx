import { type FormEvent, useState } from "react";
import { cleanTypedAddress, MAX_ADDRESS_LENGTH } from "#lib/typed/typed-text.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceRow } from "#ui/choice-row.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { OrdersAddress } from "../use-address.ts";
import styles from "./order-search.module.css";
import { stateChoices } from "./order-states.ts";

interface OrderSearchProps {
  address: OrdersAddress;
  goTo: (change: Partial<OrdersAddress>) => void;
}

/** Chooses which orders are listed. */
export function OrderSearch({ address, goTo }: OrderSearchProps) {
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
