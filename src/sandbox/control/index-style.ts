export const INDEX_STYLE = `
:root { --paper: #f7f7f2; --surface: #fff; --ink: #0e1b2c; --muted: #51606f; --line: #e2e5dd; --edge: #7b8794;
  --signal: #c8f250; --link: #0b6e69; --night: #0a1524; --on-night: #f3f6f1; --on-night-muted: #a9b7c6; }
*, *::before { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
.wide { width: 100%; max-width: 60rem; margin: 0 auto; padding: 0 clamp(1.25rem, 4vw, 2.5rem); }
header { background: var(--night); color: var(--on-night); padding: 2.5rem 0; }
header p { max-width: 40rem; margin: 0 0 1.5rem; color: var(--on-night-muted); }
h1 { margin: 0 0 .5rem; font-size: clamp(2rem, 1.5rem + 2vw, 2.75rem); line-height: 1.05; letter-spacing: -.025em; }
h2 { margin: 0 0 .25rem; font-size: 1.375rem; line-height: 1.3; letter-spacing: -.012em; }
h3 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
section { padding: 2.25rem 0 0; }
section > p { margin: 0 0 1rem; color: var(--muted); max-width: 44rem; }
footer { padding: 2.5rem 0 3rem; color: var(--muted); }
a { color: var(--link); }
.main-link { display: inline-flex; align-items: center; min-height: 3.25rem; padding: 0 1.5rem; border-radius: 999px; background: var(--signal);
  color: var(--ink); font-weight: 600; text-decoration: none; }
ul { list-style: none; margin: 0; padding: 0; }
.list > li { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; padding: .5rem 0; min-height: 3.25rem; border-top: 1px solid var(--line); }
.list > li:last-child { border-bottom: 1px solid var(--line); }
.list b { flex: 0 0 7rem; }
.persons b { flex-basis: 9rem; }
.payers b { flex-basis: 22rem; }
.persons code { flex: 0 0 16rem; }
.list span { flex: 1 1 12rem; color: var(--muted); }
code, pre { font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { margin: 0 0 .75rem; padding: 1rem; overflow-x: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--edge); border-radius: 999px; background: none; color: inherit; font: inherit;
  font-weight: 500; cursor: pointer; }
button:hover { background: var(--surface); }
.list button { flex: 0 0 14.5rem; white-space: nowrap; font: 15px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-variant-numeric: tabular-nums; }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
header :focus-visible { outline-color: var(--signal); }
#message { min-height: 3rem; margin: 1rem 0 0; color: var(--muted); overflow-wrap: anywhere; }
.cards { display: grid; gap: 0 3rem; align-items: start; }
@media (min-width: 60rem) { .cards { grid-template-columns: 1fr 1fr; } .cards .list > li { flex-wrap: nowrap; line-height: 1.3; } .cards .list span { flex-basis: 8rem; } }
@media (max-width: 30rem) { .list button { flex-basis: 100%; } .buttons button { flex: 1 1 100%; } .persons b, .payers b { flex-basis: 100%; } }
`;
