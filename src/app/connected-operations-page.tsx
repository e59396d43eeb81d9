import { LogOutElsewhere } from "#member/log-out-elsewhere.tsx";
import { OperationsPage } from "#staff/operations/operations-page.tsx";

/** The operator's page, with the way out of the account that opened it. */
export const ConnectedOperationsPage = ({ brand }: { brand: string }) => (
  <OperationsPage brand={brand} leave={(userId) => <LogOutElsewhere userId={userId} />} />
);
