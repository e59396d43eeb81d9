/** Members agree to this before they get the weekly mail. It's kept with their consent. */
export const WEEKLY_MAIL_TERMS =
  "One email a week, on Sundays: how many workouts the coming week has, and which day to shop. Nothing about your health. You can stop it at any time, with one click in each email.";
