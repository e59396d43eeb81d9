import { useState } from "react";
import {
  type OpenedAccount,
  openRecoveryLink,
  type RecoveryLink,
} from "#api/account/open-recovery-link.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { useFocusAfterBusy } from "#ui/use-focus-after-busy.ts";

interface OpenLinkProps {
  link: RecoveryLink;
  onOpen: (account: OpenedAccount) => void;
  onExpired: () => void;
}

/**
 * Uses the link only when the button is pressed: email apps open links to scan them, and this one
 * works once.
 */
export function OpenLink({ link, onOpen, onExpired }: OpenLinkProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const button = useFocusAfterBusy(busy);

  const open = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const account = await openRecoveryLink(link);
      if (account) onOpen(account);
      else onExpired();
    } catch {
      setBusy(false);
      setFailed(true);
    }
  };
  return (
    <>
      <Alert text={failed ? "The link could not be opened. Please try again." : undefined} boxed />
      <Button ref={button} busy={busy} onClick={() => void open()}>
        Continue
      </Button>
    </>
  );
}
