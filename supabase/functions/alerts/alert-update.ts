/** That a rule starts to break, or is fine again, for one channel. */
export interface AlertUpdate {
  rule: string;
  channel: string;
  is_broken: boolean;
}
