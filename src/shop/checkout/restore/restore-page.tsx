import { useSelector } from "@xstate/react";
import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type ActorRefFrom, createActor } from "xstate";
import { accountAddressError } from "#lib/account-address.ts";
import { CardPage } from "#ui/card-page.tsx";
import { emailField } from "#ui/forms/form-fields.ts";
import { ValidatedForm } from "#ui/forms/validated-form.tsx";
import { TextButton, TextLink } from "#ui/text-button.tsx";
import type { CheckoutStorage } from "../purchase/checkout-storage.ts";
import { codeHere } from "../purchase/connected-purchase-machine.ts";
import type { PendingPurchases } from "../purchase/pending-purchase.ts";
import { CodeForm } from "./code-form.tsx";
import type { codeMachine } from "./code-machine.ts";
import { keepMailedTicket, parseMailedTicket } from "./mailed-ticket.ts";
import type { RestoreTickets } from "./restore-tickets.ts";

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
  const [request, setRequest] = useState(() => findEarlierRequest(hash, tickets));
  const [email, setEmail] = useState("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: The tickets are this browser's, always.
  useLayoutEffect(() => {
    // The link from support may be opened while the page is there already.
    const mailedTo = keepMailedTicket(hash, tickets);
    if (mailedTo !== undefined) setRequest({ email: mailedTo, resumes: true });
  }, [hash]);
  useEffect(() => {
    // Whatever opens a purchase doesn't stay in the address.
    if (hash) navigate({ hash: "" }, { replace: true });
  }, [hash, navigate]);
  // Below: it looks for the ticket that was just kept.
  const actor = useCodeActor(request, tickets);

  if (!request)
    return (
      <AddressPage
        brand={brand}
        email={email}
        onAsk={(typed) => setRequest({ email: typed, resumes: false })}
      />
    );
  const goBack = () => {
    setEmail(request.email);
    setRequest(undefined);
  };
  return <RestoreCode {...{ brand, pending, actor }} email={request.email} onBack={goBack} />;
}

/** A link from support, or a code that was requested before the page was reloaded. */
function findEarlierRequest(hash: string, tickets: RestoreTickets): CodeRequest | undefined {
  const [kept] = tickets.all().flatMap(({ lost }) => ("email" in lost ? lost.email : []));
  const email = parseMailedTicket(hash)?.email ?? kept;
  return email === undefined ? undefined : { email, resumes: true };
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
        fields={[emailField({ name: "email", autoComplete: "email", initial: email })]}
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

interface RestoreCodeProps {
  email: string;
  /** Undefined before the first paint. */
  actor: ActorRefFrom<typeof codeMachine> | undefined;
  brand: string;
  pending: PendingPurchases;
  onBack: () => void;
}

/** Asks for the code, stores the purchase that it proves, and continues to the account. */
function RestoreCode({ email, actor, brand, pending, onBack }: RestoreCodeProps) {
  const found = useSelector(actor, (current) => current?.output);
  const navigate = useNavigate();

  useEffect(() => {
    if (!found) return;
    pending.remember(found);
    navigate("/success", { replace: true, state: { sessionId: found.sessionId } });
  }, [found, pending, navigate]);

  return (
    <CardPage
      title="Check your email"
      emblem={{ icon: "envelope-simple", tone: "plain" }}
      text={`If you paid with ${email}, a 6-digit code is on its way to you.`}
      brand={brand}
      below={<TextButton onClick={onBack}>Use another email</TextButton>}
    >
      {actor && <CodeForm actor={actor} />}
    </CardPage>
  );
}

interface CodeRequest {
  email: string;
  /** Continues with a code that was already sent, if this browser has a ticket for it. */
  resumes: boolean;
}

type CodeActor = ActorRefFrom<typeof codeMachine>;

/**
 * Runs the code machine as long as this request is shown. Undefined until it has started.
 *
 * Call it in a page that's there before a code is requested: React's strict mode runs the effects of
 * a new component twice, which would send two codes.
 */
function useCodeActor(
  request: CodeRequest | undefined,
  tickets: RestoreTickets,
): CodeActor | undefined {
  const [started, setStarted] = useState<{ request: CodeRequest; actor: CodeActor }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: The tickets are this browser's, always.
  useLayoutEffect(() => {
    if (!request) return;
    const { email, resumes } = request;
    const actor = createActor(codeHere(tickets), { input: { lost: { email }, resumes } }).start();
    setStarted({ request, actor });
    return () => void actor.stop();
  }, [request]);
  return started?.request === request ? started?.actor : undefined;
}
