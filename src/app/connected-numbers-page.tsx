import { LogOutElsewhere } from "#member/log-out-elsewhere.tsx";
import { NumbersPage, type NumbersPageProps } from "#staff/numbers/numbers-page.tsx";

/** The numbers, with the way out of the account that opened them. */
export const ConnectedNumbersPage = (props: Omit<NumbersPageProps, "leave">) => (
  <NumbersPage {...props} leave={(userId) => <LogOutElsewhere userId={userId} />} />
);
