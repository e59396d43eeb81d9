import { type FormEvent, type RefObject, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./admin-panel.module.css";
import { isAdminPassword } from "./admin-password.ts";
import type { SiteContents } from "./site.ts";

interface AdminPanelProps {
  words: SiteContents["admin"];
  salesRoute: string;
  passwordHash: string;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Opens screens for the team. It opens no data: what an account may read is decided by the database. */
export function AdminPanel({ words, salesRoute, passwordHash, opener, onClose }: AdminPanelProps) {
  const [typed, setTyped] = useState("");
  const [stage, setStage] = useState<"asking" | "checking" | "wrong" | "open">("asking");
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { search } = useLocation();

  const unlock = async (event: FormEvent) => {
    event.preventDefault();
    setStage("checking");
    const right = await isAdminPassword(typed, passwordHash).catch(() => false);
    setStage(right ? "open" : "wrong");
    if (!right) field.current?.focus();
  };
  const goTo = (pathname: string, state?: { admin: true }) => {
    onClose();
    navigate({ pathname, search }, { state });
  };

  return (
    <Dialog
      title={words.title}
      text={stage === "open" ? undefined : words.hint}
      close={words.close}
      aside
      opener={opener}
      onClose={onClose}
    >
      {stage === "open" ? (
        <>
          <Button onClick={() => goTo(salesRoute)}>{words.sales}</Button>
          <Button onClick={() => goTo("/profile", { admin: true })}>{words.profile}</Button>
        </>
      ) : (
        <form className={styles.form} onSubmit={unlock}>
          <TextField
            ref={field}
            label={words.password}
            type="password"
            autoComplete="current-password"
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
      )}
    </Dialog>
  );
}
