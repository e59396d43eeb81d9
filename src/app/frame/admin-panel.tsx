import { type FormEvent, type RefObject, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { canCheckPasswords, isAdminPassword } from "../is-admin-password.ts";
import type { SiteContents } from "../site.ts";
import styles from "./admin-panel.module.css";

interface AdminPanelProps {
  words: SiteContents["admin"];
  salesRoute: string;
  passwordHash: string;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * Opens screens for the team. It gives no access to data: the database decides what an account may
 * read.
 */
export function AdminPanel({ words, salesRoute, passwordHash, opener, onClose }: AdminPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const { search } = useLocation();

  const goTo = (pathname: string, state?: { admin: true }) => {
    onClose();
    // Replaces the history entry of the dialog.
    navigate({ pathname, search }, { state, replace: true });
  };
  return (
    <Dialog
      title={words.title}
      text={isOpen ? undefined : words.hint}
      close={words.close}
      aside
      opener={opener}
      onClose={onClose}
    >
      {isOpen ? (
        <>
          <Button onClick={() => goTo(salesRoute)}>{words.sales}</Button>
          <Button onClick={() => goTo("/profile", { admin: true })}>{words.profile}</Button>
        </>
      ) : (
        <PasswordForm words={words} passwordHash={passwordHash} onUnlock={() => setIsOpen(true)} />
      )}
    </Dialog>
  );
}

interface PasswordFormProps extends Pick<AdminPanelProps, "words" | "passwordHash"> {
  onUnlock: () => void;
}

/** About the server and not about the product, so it isn't in the funnel's words. */
const INSECURE = "This page can't check passwords without HTTPS.";

function PasswordForm({ words, passwordHash, onUnlock }: PasswordFormProps) {
  const [typed, setTyped] = useState("");
  const [isChecking, setIsChecking] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const unlock = async (event: FormEvent) => {
    event.preventDefault();
    if (!canCheckPasswords()) return setError(INSECURE);
    setError(undefined);
    setIsChecking(true);
    // A setting that isn't a hash fits no password.
    if (await isAdminPassword(typed, passwordHash).catch(() => false)) return onUnlock();
    setIsChecking(false);
    setError(words.wrong);
    field.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={unlock}>
      <TextField
        ref={field}
        label={words.password}
        type="password"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" busy={isChecking}>
        {isChecking ? words.busy : words.submit}
      </Button>
    </form>
  );
}
