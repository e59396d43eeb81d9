import { useState, useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { sessionNow, watchSession } from "#backend/session.ts";
import { signIn } from "#backend/sign-in.ts";
import { accountAddressComplaint, longestAddress } from "#lib/account-address.ts";
import { isJsonObject } from "#lib/json.ts";
import { isOwnPath } from "#lib/own-path.ts";
import { CardPage } from "#ui/card-page.tsx";
import { CheckedForm } from "#ui/checked-form.tsx";
import { TextLink } from "#ui/text-button.tsx";

const FAILED = "Failed to sign in";

/** Signs in, and leads back to where that was asked for. */
export function LoginPage({ brand }: { brand: string }) {
  const { state } = useLocation();
  const session = useSyncExternalStore(watchSession, sessionNow);
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<{ text: string }>();
  const { from, confirmed } = isJsonObject(state) ? state : {};

  if (session && session !== "unreachable") return <Navigate to={isOwnPath(from) ? from : "/profile"} replace />;

  const enter = async ({ email, password }: Record<"email" | "password", string>) => {
    setBusy(true);
    setComplaint(undefined);
    const outcome = await signIn(email.trim(), password);
    // whoever is in is led on by the session
    if (outcome.state === "signed-in") return;
    setBusy(false);
    setComplaint({ text: outcome.message ?? FAILED });
  };
  return (
    <CardPage
      title="Welcome back"
      emblem={{ icon: "lock-key", tone: "plain" }}
      text={confirmed ? "Your email is confirmed. Sign in to open your plan." : "Sign in to open your plan."}
      brand={brand}
      below={
        <>
          <TextLink to="/forgot-password">Forgot your password?</TextLink>
          <TextLink to="/restore">I paid, but have no account yet</TextLink>
        </>
      }
    >
      <CheckedForm
        fields={[
          { name: "email", label: "Email", type: "email", inputMode: "email", autoComplete: "username", required: true, maxLength: longestAddress },
          { name: "password", label: "Password", type: "password", autoComplete: "current-password", required: true },
        ]}
        check={complaintsOf}
        button={{ ready: "Sign In", busy: "Signing in..." }}
        busy={busy}
        complaint={complaint}
        onSubmit={enter}
        onEdit={() => setComplaint(undefined)}
      />
    </CardPage>
  );
}

function complaintsOf({ email, password }: Record<"email" | "password", string>) {
  const address = accountAddressComplaint(email);
  return { ...(address ? { email: address } : {}), ...(password === "" ? { password: "Please enter your password" } : {}) };
}
