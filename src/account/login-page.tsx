import { useState, useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { sessionNow, watchSession } from "#backend/session.ts";
import { signIn } from "#backend/sign-in.ts";
import { accountAddressComplaint, longestAddress } from "#lib/account-address.ts";
import { CardPage } from "#ui/card-page.tsx";
import { CheckedForm } from "#ui/checked-form.tsx";
import { TextLink } from "#ui/text-button.tsx";
import { loginNotices, parseLoginState } from "./login-state.ts";

const FAILED = "Failed to sign in";

/** Signs in, and leads back to where that was asked for. */
export function LoginPage({ brand }: { brand: string }) {
  const { state } = useLocation();
  const session = useSyncExternalStore(watchSession, sessionNow);
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<{ text: string }>();
  const { from = "/profile", notice, email: initial = "" } = parseLoginState(state);

  if (session && session !== "unreachable") return <Navigate to={from} replace />;

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
      text={notice ? loginNotices[notice] : "Sign in to open your plan."}
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
          {
            name: "email",
            label: "Email",
            type: "email",
            inputMode: "email",
            autoComplete: "username",
            required: true,
            maxLength: longestAddress,
            initial,
          },
          {
            name: "password",
            label: "Password",
            type: "password",
            autoComplete: "current-password",
            required: true,
          },
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
  return {
    ...(address ? { email: address } : {}),
    ...(password === "" ? { password: "Please enter your password" } : {}),
  };
}
