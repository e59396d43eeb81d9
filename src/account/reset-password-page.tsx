import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { RecoveryLink } from "#backend/open-recovery-link.ts";
import { isJsonObject } from "#lib/json.ts";
import { type CardFrame, CardPage } from "#ui/card-page.tsx";
import { TextLink } from "#ui/text-button.tsx";
import { AskForReset } from "./ask-for-reset.tsx";
import { linkSent } from "./link-sent.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

const choosing: CardFrame = {
  title: "Choose a new password",
  emblem: { icon: "key", tone: "plain" },
  text: "You are signed in with it right away.",
};
const expired: CardFrame = {
  title: "Ask for a new link",
  emblem: { icon: "key", tone: "bad" },
  alert: "This link has been used already, or it has expired.",
  text: "Enter your email, and we send you another one.",
};
const without: CardFrame = { ...expired, alert: "Open the link in our email once more, or ask for a new one." };

/** Where the link of a mail leads that lets someone choose a new password. */
export function ResetPasswordPage({ brand }: { brand: string }) {
  const { state } = useLocation();
  const [link] = useState(() => linkIn(state));
  const [isExpired, setIsExpired] = useState(link === "refused");
  const [sentTo, setSentTo] = useState<string>();

  const canChoose = link !== undefined && link !== "refused" && !isExpired;
  const frame = sentTo !== undefined ? linkSent(sentTo) : canChoose ? choosing : isExpired ? expired : without;
  return (
    <CardPage {...frame} brand={brand} below={!canChoose && <TextLink to="/login">Back to sign in</TextLink>}>
      {canChoose ? <NewPasswordForm link={link} onExpired={() => setIsExpired(true)} /> : sentTo === undefined && <AskForReset onSent={setSentTo} />}
    </CardPage>
  );
}

function linkIn(state: unknown): RecoveryLink | "refused" | undefined {
  const { link } = isJsonObject(state) ? state : {};
  if (link === "refused") return link;
  if (!isJsonObject(link)) return undefined;
  const { tokenHash, accessToken, refreshToken } = link;
  if (typeof tokenHash === "string") return { tokenHash };
  return typeof accessToken === "string" && typeof refreshToken === "string" ? { accessToken, refreshToken } : undefined;
}
