import { useLocation, useNavigate } from "react-router-dom";

/** The page's content, as its URL names it. */
export interface OrdersAddress {
  /** Behind `#`, which browsers never send: it may be somebody's address. */
  search: string;
  /** Empty: orders in any state. */
  state: string;
  /** The open order. */
  order: string | undefined;
}

/** Where the orders are shown like this. */
export function formatAddress({ search, state, order }: OrdersAddress) {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(order && { order }),
  }).toString();
  return { search: query && `?${query}`, hash: search && `#${encodeURIComponent(search)}` };
}

/** The address of the page, and how to go elsewhere. */
export function useAddress() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const address: OrdersAddress = {
    search: decode(hash.slice(1)),
    state: query.get("state") ?? "",
    order: query.get("order") ?? undefined,
  };
  return {
    address,
    goTo: (change: Partial<OrdersAddress>) => navigate(formatAddress({ ...address, ...change })),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
