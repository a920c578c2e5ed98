/** The style of PayPal's own pages: the sandbox's colours, for a small window. */
export const PAYPAL_STYLE = `
:root { --paper: #f7f7f2; --surface: #fff; --sunken: #eff0ea; --ink: #0e1b2c; --muted: #51606f; --line: #e2e5dd; --edge: #7b8794;
  --night: #0a1524; --on-night: #f3f6f1; --on-night-muted: #a9b7c6; --signal: #c8f250; --link: #0b6e69; --wrong: #b3261e; --wrong-paper: #fdecea; }
*, *::before { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.4 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 16px; padding: 12px 20px; background: var(--night); color: var(--on-night); }
header b { font-size: 1.125rem; }
header p { margin: 0; color: var(--on-night-muted); font-size: .875rem; }
main { max-width: 32rem; margin: 0 auto; padding: 20px 20px 32px; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; letter-spacing: -.02em; overflow-wrap: anywhere; }
h1 + p { margin: 4px 0 0; color: var(--muted); overflow-wrap: anywhere; }
.bill { display: flex; align-items: flex-end; justify-content: space-between; gap: 8px 20px; flex-wrap: wrap; margin-bottom: 16px; }
.bill > div { flex: 1 1 12rem; min-width: 0; }
.amount { margin: 0; font-size: 1.75rem; line-height: 1.2; font-weight: 700; letter-spacing: -.02em; font-variant-numeric: tabular-nums; white-space: nowrap; }
.amount small { font-size: .875rem; font-weight: 400; letter-spacing: 0; color: var(--muted); }
.refused { margin: 0 0 16px; padding: 12px 16px; border-radius: 12px; background: var(--wrong-paper); color: var(--wrong); }
.refusal { display: grid; gap: 4px; margin-top: 16px; color: var(--muted); font-size: .875rem; }
.refusal select { min-height: 44px; min-width: 0; padding: 0 12px; border: 1px solid var(--edge); border-radius: 12px; background: var(--surface); color: var(--ink); font: inherit; }
fieldset { margin: 0; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: 8px; font-weight: 600; }
.payers { list-style: none; margin: 0; padding: 0; overflow: hidden; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; }
.payers li + li { border-top: 1px solid var(--line); }
.payers label { display: grid; grid-template-columns: 20px minmax(0, 1fr); align-items: center; gap: 0 12px; min-height: 60px; padding: 8px 16px; cursor: pointer; }
.payers label:hover { background: var(--sunken); }
.payers label:has(:checked) { background: color-mix(in srgb, var(--signal) 26%, var(--surface)); }
.payers input { width: 20px; height: 20px; margin: 0; accent-color: var(--night); }
.payers .who { font-weight: 600; }
.payers .who span { font-weight: 400; }
.payers .meaning { display: block; color: var(--muted); font-size: .875rem; }
.payers .meaning::first-letter { text-transform: uppercase; }
.answers { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; }
.answers button { flex: 1 1 12rem; min-height: 52px; padding: 0 20px; border-radius: 999px; font: inherit; font-weight: 600; color: inherit; cursor: pointer; }
.go { border: 0; background: var(--signal); }
.go:hover { filter: brightness(.96); }
.plain { border: 1px solid var(--edge); background: none; }
.plain:hover { background: var(--surface); }
.hint { margin: 16px 0 0; color: var(--muted); font-size: .875rem; }
.waiting { display: grid; justify-items: center; gap: 20px; padding: 72px 0; text-align: center; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.payers label:has(:focus-visible) { outline: 3px solid var(--link); outline-offset: -3px; border-radius: 16px; }
.payers input:focus-visible { outline: 0; }
`;
