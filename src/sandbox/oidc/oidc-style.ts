/** The style of the provider's pages: the sandbox's colours, for a small window. */
export const OIDC_STYLE = `
:root { --paper: #f7f7f2; --surface: #fff; --sunken: #eff0ea; --ink: #0e1b2c; --muted: #51606f; --line: #e2e5dd; --edge: #7b8794;
  --night: #0a1524; --on-night: #f3f6f1; --on-night-muted: #a9b7c6; --signal: #c8f250; --link: #0b6e69; --wrong: #b3261e; }
*, *::before { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.4 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 16px; padding: 12px 20px; background: var(--night); color: var(--on-night); }
header b { font-size: 1.125rem; }
header p { margin: 0; color: var(--on-night-muted); font-size: .875rem; }
main { max-width: 32rem; margin: 0 auto; padding: 20px 20px 40px; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; letter-spacing: -.02em; overflow-wrap: anywhere; }
h1 + p { margin: 4px 0 16px; color: var(--muted); overflow-wrap: anywhere; }
h1 + p b { color: var(--ink); font-weight: 600; }
h2 { margin: 20px 0 8px; font-size: 1rem; }
.persons { list-style: none; margin: 0; padding: 0; overflow: hidden; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; }
.persons li + li { border-top: 1px solid var(--line); }
button, input, summary { font: inherit; color: inherit; }
button, summary { cursor: pointer; }
.persons button { display: grid; grid-template-columns: 36px minmax(0, 1fr) auto; align-items: center; gap: 0 12px; width: 100%; min-height: 56px;
  padding: 8px 16px; border: 0; background: none; text-align: left; }
.persons button:hover { background: var(--sunken); }
.letter { display: grid; place-items: center; width: 36px; height: 36px; border-radius: 50%; background: var(--night); color: var(--signal); font-weight: 600; }
.who b { display: block; font-weight: 600; }
.who span, .meaning { color: var(--muted); font-size: .875rem; overflow-wrap: anywhere; }
.meaning { max-width: 10.5rem; text-align: right; }
details { margin-top: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); }
summary { display: flex; align-items: center; justify-content: space-between; min-height: 52px; padding: 0 16px; border-radius: 16px; font-weight: 600; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::after { content: ''; width: 9px; height: 9px; margin: -4px 4px 0; border: solid currentColor; border-width: 0 2px 2px 0; rotate: 45deg; }
[open] > summary::after { margin-top: 4px; rotate: 225deg; }
.other { display: grid; padding: 4px 16px 20px; }
.other label { margin: 12px 0 4px; font-weight: 600; }
.other label span { font-weight: 400; color: var(--muted); }
.other input:not([type=checkbox]) { width: 100%; min-height: 48px; padding: 0 14px; border: 1px solid var(--edge); border-radius: 12px; background: var(--surface); }
.other [aria-invalid] { border-color: var(--wrong); }
.problem { margin: 4px 0 0; color: var(--wrong); font-size: .875rem; }
.other .tick { display: flex; align-items: center; gap: 12px; min-height: 44px; margin: 8px 0; font-weight: 400; }
.tick input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--night); }
.go, .plain { min-height: 48px; padding: 0 20px; border-radius: 999px; font-weight: 600; white-space: nowrap; }
.go { border: 0; background: var(--signal); color: var(--ink); }
.plain { border: 1px solid var(--edge); background: none; }
.plain:hover { background: var(--surface); }
.leave { display: flex; align-items: center; gap: 16px; margin-top: 20px; }
.leave p { margin: 0; color: var(--muted); font-size: .875rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.persons :focus-visible { outline-offset: -3px; border-radius: 16px; }
@media (max-width: 26rem) {
  .persons button { grid-template-columns: 36px minmax(0, 1fr); }
  .meaning { grid-column: 2; max-width: none; text-align: left; }
  .leave { flex-direction: column; align-items: stretch; }
}
`;
