/** The style of the inbox: the shop's colours and system fonts, with nothing to load. */
export const MAIL_STYLE = `
:root {
  --paper: #f7f7f2; --surface: #fff; --sunken: #eff0ea; --ink: #0e1b2c; --muted: #51606f; --line: #e2e5dd;
  --edge: #7b8794; --night: #0a1524; --on-night: #f3f6f1; --on-night-muted: #a9b7c6; --signal: #c8f250; --link: #0b6e69;
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
.bar { background: var(--night); color: var(--on-night); }
.bar > div { display: flex; align-items: center; gap: 8px 20px; min-height: 64px; padding: 8px 20px; }
.bar > div, main { max-width: 60rem; margin: 0 auto; }
.bar a { color: inherit; }
.bar .name { font-weight: 700; font-size: 1.125rem; text-decoration: none; padding: 10px 0; white-space: nowrap; }
.bar p { margin: 0; color: var(--on-night-muted); font-size: 0.875rem; }
.bar :focus-visible { outline-color: var(--signal); }
.bar .end { margin-left: auto; }
button { font: inherit; font-size: 0.9375rem; font-weight: 600; min-height: 44px; padding: 0 18px; border-radius: 999px; cursor: pointer;
  white-space: nowrap; color: var(--on-night); background: none; border: 1px solid #5f7796; }
button:hover { border-color: var(--on-night); }
button[hidden] { display: none; }
main { padding: 28px 20px 64px; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em; margin: 0; overflow-wrap: anywhere; text-wrap: balance; }
.head { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; margin-bottom: 20px; }
.head p { margin: 0; color: var(--muted); font-size: 0.875rem; white-space: nowrap; }
.mails { list-style: none; margin: 0; padding: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; overflow: hidden; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; padding: 14px 20px; color: inherit; text-decoration: none; }
.mails a:hover { background: var(--paper); }
.mails a:focus-visible { outline-offset: -3px; border-radius: 16px; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.to, .when, .files { color: var(--muted); font-size: 0.875rem; }
.to { overflow-wrap: anywhere; }
.when, .files { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.empty { background: var(--sunken); border-radius: 16px; padding: 56px 24px; text-align: center; }
.empty h2 { margin: 0 0 4px; font-size: 1.375rem; }
.empty p { margin: 0 auto; max-width: 34rem; color: var(--muted); }
code { font-family: ui-monospace, monospace; font-size: 0.875em; overflow-wrap: anywhere; }
.back { display: inline-flex; align-items: center; min-height: 44px; margin-top: -12px; font-weight: 600; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; margin: 16px 0 0; }
.facts dt { color: var(--muted); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.views { display: inline-flex; gap: 4px; margin: 24px 0 12px; padding: 4px; border-radius: 999px; background: var(--sunken); }
.views a { display: flex; align-items: center; min-height: 44px; padding: 0 20px; border-radius: 999px; font-weight: 600; color: var(--muted); text-decoration: none; }
.views a[aria-current] { background: var(--surface); color: var(--ink); }
.body { display: block; width: 100%; background: #fff; border: 1px solid var(--line); border-radius: 16px; overflow: hidden; }
iframe.body { height: 75vh; }
pre.body { margin: 0; padding: 20px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
h2 { font-size: 1.375rem; margin: 32px 0 12px; }
.attachments { list-style: none; margin: 0; padding: 0; }
.attachments a { display: inline-flex; align-items: center; min-height: 44px; overflow-wrap: anywhere; }
.attachments span { color: var(--muted); font-size: 0.875rem; display: inline-block; white-space: nowrap; }
.quiet { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 40rem) {
  .bar p { display: none; }
  .mails a { grid-template-columns: auto 1fr; gap: 2px 12px; padding: 14px 16px; }
  .subject, .to { grid-column: 1 / -1; }
  .to { order: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .when, .files { order: 2; text-align: left; }
  .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .facts dt { font-size: 0.875rem; }
  .facts dd { margin-bottom: 8px; }
  h1 { font-size: 1.5rem; }
}
`;
