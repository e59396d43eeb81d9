import { type FormEvent, type RefObject, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { isAdminPassword } from "../is-admin-password.ts";
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

function PasswordForm({ words, passwordHash, onUnlock }: PasswordFormProps) {
  const [typed, setTyped] = useState("");
  const [stage, setStage] = useState<"asking" | "checking" | "wrong">("asking");
  const field = useRef<HTMLInputElement>(null);

  const unlock = async (event: FormEvent) => {
    event.preventDefault();
    setStage("checking");
    if (await isAdminPassword(typed, passwordHash).catch(() => false)) return onUnlock();
    setStage("wrong");
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
        error={stage === "wrong" ? words.wrong : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setStage("asking");
        }}
      />
      <Button type="submit" busy={stage === "checking"}>
        {stage === "checking" ? words.busy : words.submit}
      </Button>
    </form>
  );
}
