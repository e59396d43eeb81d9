import { useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "./text-link.tsx";

/** Copies the address of the chosen screen, with the selected arms. */
export function CopyLink() {
  const [status, setStatus] = useState("Copy link to this screen");
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setStatus("Link copied"),
      () => setStatus("Copy it from the address bar"),
    );
  return (
    <TextLink look="icon" onClick={() => void copy()}>
      <Icon name="link-simple" /> <span aria-live="polite">{status}</span>
    </TextLink>
  );
}
