const MINUTES_AN_HOUR = 60;

/** "45 min", or "1 h 15 min" from an hour up. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_AN_HOUR);
  const rest = minutes % MINUTES_AN_HOUR;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(" ");
}
