import { useState } from "react";
import { Button } from "#ui/button.tsx";

export function EndlessButton() {
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    await fetch("/");
    setBusy(false);
  };
  return <Button busy={busy} onClick={() => void ask()} />;
}
