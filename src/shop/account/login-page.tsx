import { useState, useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { sessionNow, watchSession } from "#api/account/session.ts";
import { signIn } from "#api/account/sign-in.ts";
import { accountAddressError } from "#lib/account-address.ts";
import { CardPage } from "#ui/card-page.tsx";
import { emailField } from "#ui/forms/form-fields.ts";
import { type FormField, ValidatedForm } from "#ui/forms/validated-form.tsx";
import { TextLink } from "#ui/text-button.tsx";
import { loginNotices, parseLoginState } from "./login-state.ts";

const FAILED = "Failed to sign in";

type Name = "email" | "password";

const address = emailField<Name>({ name: "email", autoComplete: "username" });
const password: FormField<Name> = {
  name: "password",
  label: "Password",
  type: "password",
  autoComplete: "current-password",
  required: true,
};

/** Signs in, and returns to the page that asked for it. */
export function LoginPage({ brand }: { brand: string }) {
  const { state } = useLocation();
  const session = useSyncExternalStore(watchSession, sessionNow);
  const { busy, error, enter, clearError } = useSignIn();
  const { from = "/profile", notice, email: initial = "" } = parseLoginState(state);

  if (session && session !== "unreachable") return <Navigate to={from} replace />;

  return (
    <CardPage
      title="Welcome back"
      emblem={{ icon: "lock-key", tone: "plain" }}
      text={notice ? loginNotices[notice] : "Sign in to open your plan."}
      brand={brand}
      below={
        <>
          <TextLink to="/forgot-password">Forgot your password?</TextLink>
          <TextLink to="/restore">I paid, but don't have an account yet</TextLink>
        </>
      }
    >
      <ValidatedForm
        fields={[{ ...address, initial }, password]}
        check={fieldErrors}
        button={{ ready: "Sign In", busy: "Signing in..." }}
        busy={busy}
        error={error}
        onSubmit={enter}
        onEdit={clearError}
      />
    </CardPage>
  );
}

function useSignIn() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ text: string }>();

  const enter = async ({ email, password }: Record<Name, string>) => {
    setBusy(true);
    setError(undefined);
    const outcome = await signIn(email, password);
    // The page redirects once it sees the session.
    if (outcome.state === "signed-in") return;
    setBusy(false);
    setError({ text: outcome.message ?? FAILED });
  };
  return { busy, error, enter, clearError: () => setError(undefined) };
}

function fieldErrors({ email, password }: Record<Name, string>) {
  const address = accountAddressError(email);
  return {
    ...(address ? { email: address } : {}),
    ...(password === "" ? { password: "Please enter your password" } : {}),
  };
}
