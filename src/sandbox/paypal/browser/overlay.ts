const STYLE = `
/* Keeps the shop's own colours and fonts out. */
:host { all: initial; position: fixed; inset: 0; z-index: 2147483647; }
*, *::before { box-sizing: border-box; }
.scrim { position: absolute; inset: 0; display: grid; place-items: center; padding: 20px; overflow: auto; background: rgb(10 21 36 / .94);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: #f3f6f1; }
.box { max-width: 22rem; text-align: center; }
b { display: block; margin-bottom: 8px; font-size: 20px; }
p { margin: 0 0 20px; }
button { font: inherit; font-weight: 600; color: inherit; cursor: pointer; border-radius: 999px; min-height: 48px; padding: 0 24px; }
.show { border: 0; background: #c8f250; color: #0e1b2c; }
.close { position: absolute; top: 12px; right: 12px; width: 48px; padding: 0; border: 0; background: none; font-size: 28px; line-height: 1; }
button:focus-visible { outline: 3px solid #c8f250; outline-offset: 3px; }`;

/**
 * Covers the shop while PayPal's window is open; one button brings the window to the front, another gives up. The focus moves
 * into it, and returns when `lift` removes it.
 */
export function coverShop(doing: { show: () => void; giveUp: () => void }): { lift: () => void } {
  const before = document.activeElement;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = `<div class="scrim" role="dialog" aria-modal="true" aria-labelledby="title" aria-describedby="words">
    <div class="box"><b id="title">PayPal sandbox</b>
    <p id="words">Don’t see PayPal’s window? It may be behind this one, or your browser kept it from opening.</p>
    <button type="button" class="show">Show PayPal’s window</button></div>
    <button type="button" class="close" aria-label="Give up paying with PayPal">×</button></div>`;
  const show = root.querySelector<HTMLElement>('.show');
  const close = root.querySelector<HTMLElement>('.close');
  show?.addEventListener('click', doing.show);
  close?.addEventListener('click', doing.giveUp);
  root.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    if (key === 'Escape') doing.giveUp();
    if (key !== 'Tab') return;
    event.preventDefault();
    (root.activeElement === show ? close : show)?.focus();
  });
  document.body.append(host);
  show?.focus({ preventScroll: true });
  return {
    lift() {
      host.remove();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
  };
}
