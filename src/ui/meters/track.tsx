import styles from "./track.module.css";

interface TrackProps {
  /** The part of it that is filled. */
  percent: number;
  size: "s" | "m" | "l";
  tone: "brand" | "good" | "cool";
  /** Without a role, it's a decoration of the text next to it. */
  role?: "progressbar" | "meter";
  label?: string;
  now?: number;
  most?: number;
  valueText?: string;
  className?: string | undefined;
}

/**
 * A bar that fills up from where reading starts. The quiz's own bars, Progress and BmiBar, don't use
 * it, so that no screen loads more than it draws.
 */
export function Track({
  percent,
  size,
  tone,
  role,
  label,
  now,
  most,
  valueText,
  className,
}: TrackProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a label comes with a role
    <div
      className={[styles.track, className].filter(Boolean).join(" ")}
      data-size={size}
      data-tone={tone}
      role={role}
      aria-label={label}
      aria-valuenow={now}
      aria-valuemin={role && 0}
      aria-valuemax={most}
      aria-valuetext={valueText}
      aria-hidden={role ? undefined : true}
    >
      <div className={styles.fill} style={{ width: `${percent}%` }} />
    </div>
  );
}
