export interface Totals {
  visits: number;
  orders: number;
  revenueCents: number;
  refundCents: number;
}

export interface StoredPlace {
  place: string;
  entered: number;
  left: number;
  inside: number;
  medianSeconds: number | null;
}

/** The report of the function `numbers`, as far as tools read it. */
export interface StoredReport {
  totals: Totals & { checkouts: number };
  places: StoredPlace[];
  arms: (Totals & { experiment: string; arm: string })[];
}

/** The report by group. */
export type StoredGroups = Record<string, Totals & { places: StoredPlace[] }>;
