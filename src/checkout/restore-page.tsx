import { useState } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { accountAddressComplaint, longestAddress } from "#lib/account-address.ts";
import { CardPage } from "#ui/card-page.tsx";
import { CheckedForm } from "#ui/checked-form.tsx";
import { TextLink } from "#ui/text-button.tsx";
import type { codeMachine } from "./code-machine.ts";
import type { PendingPurchases } from "./pending-purchase.ts";
import { codeHere } from "./purchase-here.ts";
import { RestoreCode } from "./restore-code.tsx";

/** For whoever has paid, and whose browser does not know it any more. */
export function RestorePage({ brand, pending }: { brand: string; pending: PendingPurchases }) {
  const [email, setEmail] = useState("");
  const [actor, setActor] = useState<ActorRefFrom<typeof codeMachine>>();
  const send = (typed: string) => {
    setEmail(typed);
    // here and not with the screen that shows it: React's strict mode would send two codes
    setActor(createActor(codeHere, { input: { lost: { email: typed } } }).start());
  };
  if (actor) return <RestoreCode email={email} actor={actor} brand={brand} pending={pending} onBack={() => setActor(undefined)} />;
  return (
    <CardPage
      title="Find your purchase"
      emblem={{ icon: "receipt", tone: "plain" }}
      text="You paid, but have no account yet? Enter the email that you paid with, and we send you a code."
      brand={brand}
      below={<TextLink to="/login">I have an account</TextLink>}
    >
      <CheckedForm
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
          const complaint = accountAddressComplaint(typed.email);
          return complaint ? { email: complaint } : {};
        }}
        button={{ ready: "Send code", busy: "Sending the code..." }}
        busy={false}
        onSubmit={(typed) => send(typed.email.trim())}
      />
    </CardPage>
  );
}
