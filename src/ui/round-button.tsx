import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import styles from "./round-button.module.css";

type RoundButtonProps = ComponentProps<"button"> & {
  icon: string;
  /** `framed` is for a control, `soft` for closing or removing what it belongs to. */
  look?: "soft" | "framed";
  /** Does nothing, but keeps the focus, which `disabled` would lose. */
  unavailable?: boolean;
} & ({ "aria-label": string } | { title: string });

/**
 * A button with an icon instead of a text, round and large enough for a thumb. The header has its
 * own, so that no screen of the quiz loads this one.
 */
export function RoundButton({
  icon,
  look = "soft",
  unavailable = false,
  className,
  onClick,
  ...rest
}: RoundButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.round, styles[look], className].filter(Boolean).join(" ")}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
