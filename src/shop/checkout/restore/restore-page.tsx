import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type ActorRefFrom, createActor } from "xstate";
import { accountAddressError, longestAddress } from "#lib/account-address.ts";
import { CardPage } from "#ui/card-page.tsx";
import { ValidatedForm } from "#ui/forms/validated-form.tsx";
import { TextLink } from "#ui/text-button.tsx";
import type { CheckoutStorage } from "../purchase/checkout-storage.ts";
import { codeHere } from "../purchase/connected-purchase-machine.ts";
import type { codeMachine } from "./code-machine.ts";
import { keepMailedTicket } from "./mailed-ticket.ts";
import { RestoreCode } from "./restore-code.tsx";

interface Asked {
  email: string;
  actor: ActorRefFrom<typeof codeMachine>;
}

/**
 * Finds a purchase that this browser doesn't know, or no longer knows, by the address it was paid
 * with.
 */
export function RestorePage({
  brand,
  checkoutStorage: { pending, tickets },
}: {
  brand: string;
  checkoutStorage: Pick<CheckoutStorage, "pending" | "tickets">;
}) {
  const { hash: typedHash, state } = useLocation();
  // See tools/build/hosting/page-start-plugin.ts.
  const hash = typedHash || String(state?.fragment ?? "");
  const navigate = useNavigate();
  const ask = (email: string, resumes: boolean): Asked => ({
    email,
    actor: createActor(codeHere(tickets), { input: { lost: { email }, resumes } }).start(),
  });
  const [asked, setAsked] = useState(() => {
    keepMailedTicket(hash, tickets);
    // The page was reloaded while the buyer looked up the code in an email.
    const [email] = tickets.all().flatMap(({ lost }) => ("email" in lost ? lost.email : []));
    return email === undefined ? undefined : ask(email, true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only a new address has something to do.
  useEffect(() => {
    if (!hash) return;
    // A link from support was opened while the page was there already.
    const mailedTo = keepMailedTicket(hash, tickets);
    if (mailedTo !== undefined) setAsked(ask(mailedTo, true));
    // Whatever opens a purchase doesn't stay in the address.
    navigate({ hash: "" }, { replace: true });
  }, [hash]);
  const [email, setEmail] = useState(asked?.email ?? "");
  const send = (typed: string) => {
    setEmail(typed);
    // Here and not in the screen that shows it: React's strict mode would send two codes.
    setAsked(ask(typed, false));
  };
  if (asked)
    return (
      <RestoreCode {...asked} brand={brand} pending={pending} onBack={() => setAsked(undefined)} />
    );
  return <AddressPage brand={brand} email={email} onAsk={send} />;
}

interface AddressPageProps {
  brand: string;
  email: string;
  onAsk: (email: string) => void;
}

function AddressPage({ brand, email, onAsk }: AddressPageProps) {
  return (
    <CardPage
      title="Find your purchase"
      emblem={{ icon: "receipt", tone: "plain" }}
      text="Paid, but don't have an account yet? Enter the email you paid with, and we'll send you a code."
      brand={brand}
      below={<TextLink to="/login">I have an account</TextLink>}
    >
      <ValidatedForm
        fields={[
          {
            name: "email",
            label: "Email",
            type: "email",
            inputMode: "email",
            autoComplete: "email",
            required: true,
            maxLength: longestAddress,
            initial: email,
          },
        ]}
        check={(typed) => {
          const error = accountAddressError(typed.email);
          return error ? { email: error } : {};
        }}
        button={{ ready: "Send code", busy: "Sending the code..." }}
        busy={false}
        onSubmit={({ email }) => onAsk(email)}
      />
    </CardPage>
  );
}
