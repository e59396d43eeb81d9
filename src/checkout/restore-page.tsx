import { useState } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { accountAddressComplaint, longestAddress } from "#lib/account-address.ts";
import { CardPage } from "#ui/card-page.tsx";
import { CheckedForm } from "#ui/checked-form.tsx";
import { TextLink } from "#ui/text-button.tsx";
import type { codeMachine } from "./code-machine.ts";
import type { Keeping } from "./keeping.ts";
import { codeHere } from "./purchase-here.ts";
import { RestoreCode } from "./restore-code.tsx";

interface Asked {
  email: string;
  actor: ActorRefFrom<typeof codeMachine>;
}

/** Finds a purchase that this browser doesn't know, or no longer knows, by the address it was paid with. */
export function RestorePage({
  brand,
  keeping: { pending, tickets },
}: {
  brand: string;
  keeping: Pick<Keeping, "pending" | "tickets">;
}) {
  const ask = (email: string, resumes: boolean): Asked => ({
    email,
    actor: createActor(codeHere(tickets), { input: { lost: { email }, resumes } }).start(),
  });
  const [asked, setAsked] = useState(() => {
    // The page was reloaded while the code was looked up in a mail.
    const [email] = tickets.all().flatMap(({ lost }) => ("email" in lost ? lost.email : []));
    return email === undefined ? undefined : ask(email, true);
  });
  const [email, setEmail] = useState(asked?.email ?? "");
  const send = (typed: string) => {
    setEmail(typed);
    // Here and not with the screen that shows it: React's strict mode would send two codes.
    setAsked(ask(typed, false));
  };
  if (asked)
    return (
      <RestoreCode {...asked} brand={brand} pending={pending} onBack={() => setAsked(undefined)} />
    );
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
