/** The style of the hosted page, light and dark, from a phone to a wide screen. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#ffffff, #16181d);
  --side: light-dark(#f4f5f8, #101216);
  --ink: light-dark(#1a1f36, #eef0f5);
  --quiet: light-dark(#5a6178, #a3aabd);
  --line: light-dark(#dcdfe8, #333844);
  --field: light-dark(#ffffff, #1d2027);
  --edge: light-dark(#8a91a6, #6d7488);
  --accent: light-dark(#4a45d6, #8f8bff);
  --on-accent: light-dark(#ffffff, #14122e);
  --wrong: light-dark(#b3123a, #ff8fa6);
  --note: light-dark(#fff6e0, #2e2717);
  --note-ink: light-dark(#6b4a00, #f5d590);
  --note-line: light-dark(#f0d9a0, #5b4a20);
}
* { box-sizing: border-box; margin: 0; }
html { -webkit-text-size-adjust: 100%; }
body { min-height: 100vh; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { display: grid; min-height: 100vh; grid-template-rows: auto 1fr; }
.order { background: var(--side); padding: 28px 20px 24px; border-bottom: 1px solid var(--line); }
.payment { padding: 20px 20px 32px; }
.order > *, .payment > * { width: 100%; max-width: 420px; margin-inline: auto; }
.quiet { color: var(--quiet); font-size: 14px; font-weight: 400; }
.shop { font-weight: 600; font-size: 15px; margin-bottom: 16px; overflow-wrap: anywhere; }
.amount { font-size: 36px; line-height: 1.2; font-weight: 700; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; margin-bottom: 20px; }
.lines { list-style: none; padding: 0; display: grid; gap: 16px; }
.lines li { display: flex; justify-content: space-between; gap: 20px; }
.what { display: grid; gap: 2px; min-width: 0; overflow-wrap: anywhere; }
.product { font-weight: 600; font-size: 15px; }
.price { display: grid; justify-items: end; align-content: start; font-weight: 600; font-size: 15px; font-variant-numeric: tabular-nums; white-space: nowrap; }
.each { color: var(--quiet); font-size: 13px; font-weight: 400; }
.sums { margin-top: 20px; font-size: 15px; font-variant-numeric: tabular-nums; }
.sums div { display: flex; justify-content: space-between; padding-top: 12px; border-top: 1px solid var(--line); }
.sums div + div { margin-top: 12px; }
.sums dd { margin: 0; }
.sums .due { font-weight: 700; }
.test-note { background: var(--note); color: var(--note-ink); border: 1px solid var(--note-line); border-radius: 10px; padding: 12px 14px; font-size: 13.5px; margin-bottom: 20px; }
.test-note ul { list-style: none; padding: 0; margin-top: 6px; display: grid; gap: 2px; }
.test-note li { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 10px; }
code { font: 13px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; }
h1, h2 { font-size: 22px; line-height: 1.3; letter-spacing: -0.01em; margin-bottom: 12px; }
.order h1 { color: var(--quiet); font-size: 14px; font-weight: 400; letter-spacing: 0; margin-bottom: 0; }
form, .card-fields { display: grid; gap: 14px; }
.field { display: grid; gap: 6px; align-content: start; }
.field label, legend { font-size: 14px; font-weight: 600; padding: 0; }
.field input { width: 100%; min-height: 46px; padding: 8px 14px; font: inherit; color: inherit; background: var(--field); border: 1px solid var(--edge); border-radius: 8px; }
.field input::placeholder { color: var(--quiet); opacity: 1; }
.field input[aria-invalid] { border-color: var(--wrong); box-shadow: 0 0 0 1px var(--wrong); }
.error { color: var(--wrong); font-size: 14px; font-weight: 500; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
fieldset { border: 0; padding: 0; min-width: 0; }
legend { margin-bottom: 6px; }
.method { display: flex; align-items: center; gap: 12px; min-height: 48px; padding: 8px 14px; border: 1px solid var(--edge); cursor: pointer; background: var(--field); }
.method:first-of-type { border-radius: 8px 8px 0 0; }
.method:last-of-type { border-radius: 0 0 8px 8px; border-top: 0; }
.method span:nth-of-type(2) { margin-left: auto; }
.consent { display: flex; align-items: start; gap: 10px; font-size: 14px; }
.consent input { margin-top: 4px; }
button.leave { background: none; color: var(--quiet); border: 1px solid var(--edge); }
.method:has(:checked) { font-weight: 600; }
.method input { width: 18px; height: 18px; accent-color: var(--accent); flex: none; }
.bank-note { display: none; }
form:has([value="bank_debit"]:checked) .card-fields { display: none; }
form:has([value="bank_debit"]:checked) .bank-note { display: block; }
button, .button { display: block; width: 100%; min-height: 52px; padding: 12px 20px; font: inherit; font-weight: 600; font-size: 17px; text-align: center; text-decoration: none; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 8px; cursor: pointer; margin-top: 4px; }
button:hover, .button:hover { filter: brightness(1.08); }
:focus-visible { outline: 3px solid color-mix(in srgb, var(--accent) 45%, transparent); outline-offset: 2px; }
.cancel { text-align: center; margin-top: 12px; }
.cancel a { display: inline-block; padding: 10px 16px; color: var(--quiet); text-underline-offset: 3px; }
.notice { place-self: center; width: 100%; max-width: 460px; padding: 32px 20px; display: grid; gap: 12px; text-align: center; grid-row: 1 / -1; }
.notice h1 { margin: 0; }
.notice .button { margin-top: 12px; }
@media (min-width: 900px) {
  main { grid-template: 1fr / 1fr 1fr; }
  .order { padding: 56px 48px; border-bottom: 0; border-right: 1px solid var(--line); }
  .payment { padding: 32px 48px 40px; }
  .order > * { margin-inline: auto 0; }
  .payment > * { margin-inline: 0 auto; }
  .order > *, .payment > * { max-width: 440px; }
  .amount { font-size: 44px; margin-bottom: 28px; }
  main:has(.notice) { grid-template: 1fr / 1fr; }
}
`;
