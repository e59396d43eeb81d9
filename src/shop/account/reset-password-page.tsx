import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import {
  type OpenedAccount,
  openRecoveryLink,
  type RecoveryLink,
} from "#api/account/open-recovery-link.ts";
import { sessionNow, watchSession } from "#api/account/session.ts";
import { isJsonObject } from "#lib/json.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { type CardFrame, CardPage } from "#ui/card-page.tsx";
import { TextLink } from "#ui/text-button.tsx";
import { useFocusAfterBusy } from "#ui/use-focus-after-busy.ts";
import { AskForReset } from "./ask-for-reset.tsx";
import { linkSent } from "./link-sent.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

const opening: CardFrame = {
  title: "Reset your password",
  emblem: { icon: "key", tone: "plain" },
  text: "Press Continue to open the link from our email. It works once.",
};
const expired: CardFrame = {
  title: "Request a new link",
  emblem: { icon: "key", tone: "bad" },
  alert: "This link has already been used or has expired.",
  text: "Enter your email, and we'll send you a new one.",
};
const without: CardFrame = {
  ...expired,
  alert: "Open the link in our email again, or request a new one.",
};

/**
 * Opened by the link in an email. Shows the account before anyone chooses a password for it,
 * because a stranger may have sent the link.
 */
export function ResetPasswordPage({ brand }: { brand: string }) {
  const { state } = useLocation();
  const session = useSyncExternalStore(watchSession, sessionNow);
  const [link] = useState(() => parseRecoveryLink(state));
  const [account, setAccount] = useState<OpenedAccount>();
  const [isExpired, setIsExpired] = useState(link === "refused");
  const [sentTo, setSentTo] = useState<string>();

  if (account) {
    const signedIn = session && session !== "unreachable" ? session.email : undefined;
    return (
      <CardPage {...choosing(account.email, signedIn)} brand={brand}>
        <NewPasswordForm account={account} />
      </CardPage>
    );
  }
  if (link !== undefined && link !== "refused" && !isExpired) {
    return (
      <CardPage {...opening} brand={brand}>
        <OpenLink link={link} onOpen={setAccount} onExpired={() => setIsExpired(true)} />
      </CardPage>
    );
  }
  const unusable = isExpired ? expired : without;
  const frame = sentTo !== undefined ? linkSent(sentTo) : unusable;
  return (
    <CardPage {...frame} brand={brand} below={<TextLink to="/login">Back to sign in</TextLink>}>
      {sentTo === undefined && <AskForReset onSent={setSentTo} />}
    </CardPage>
  );
}

// Keep the address out of the title: it becomes the window's, which history and analytics record.
function choosing(email: string, signedIn: string | undefined): CardFrame {
  const isOther = signedIn !== undefined && signedIn !== email;
  return {
    title: "Choose a new password",
    emblem: { icon: "key", tone: "plain" },
    text: (
      <>
        <span>Choose a new password for</span> <strong>{email}</strong>
        <span>. If this isn't your account, close this page.</span>
        {isOther && <span>{` You're signed in as ${signedIn}, and saving signs you out.`}</span>}
      </>
    ),
  };
}

function parseRecoveryLink(state: unknown): RecoveryLink | "refused" | undefined {
  const { link } = isJsonObject(state) ? state : {};
  if (link === "refused") return link;
  if (!isJsonObject(link)) return undefined;
  const { tokenHash, accessToken, refreshToken } = link;
  if (typeof tokenHash === "string") return { tokenHash };
  return typeof accessToken === "string" && typeof refreshToken === "string"
    ? { accessToken, refreshToken }
    : undefined;
}

interface OpenLinkProps {
  link: RecoveryLink;
  onOpen: (account: OpenedAccount) => void;
  onExpired: () => void;
}

/**
 * Uses the link only when the button is pressed: email apps open links to scan them, and this one
 * works once.
 */
function OpenLink({ link, onOpen, onExpired }: OpenLinkProps) {
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
