import type { FromButtons, ToButtons, WalletType } from './wallet-messages.ts';

/** The page in the Express Checkout Element's frame: asks which wallets there are, and reports presses. */
const shop = new URLSearchParams(location.search).get('parent') ?? '';
const row = document.querySelector<HTMLElement>('.buttons');
const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-wallet]')];

function tell(message: FromButtons): void {
  window.parent.postMessage(message, shop);
}

function typeOf(button: HTMLElement): WalletType {
  return button.dataset['wallet'] as WalletType;
}

async function apply(options: Extract<ToButtons, { kind: 'options' }>) {
  const { host, never, white, height, radius, columns } = options;
  row?.style.setProperty('--height', `${height}px`);
  row?.style.setProperty('--radius', radius);
  row?.style.setProperty('--columns', String(columns));
  const answer = await fetch(`/elements/wallets?host=${encodeURIComponent(host)}`);
  const { available } = (await answer.json()) as { available: WalletType[] };
  for (const button of buttons) {
    button.classList.toggle('white', white.includes(typeOf(button)));
    button.hidden = !available.includes(typeOf(button)) || never.includes(typeOf(button));
  }
  const types = buttons.filter(({ hidden }) => !hidden).map(typeOf);
  tell({ kind: 'available', types, height: heightNow() });
}

function heightNow(): number {
  return buttons.every(({ hidden }) => hidden) ? 0 : (row?.scrollHeight ?? 0);
}

for (const button of buttons) {
  button.addEventListener('click', () => tell({ kind: 'press', type: typeOf(button) }));
}
window.addEventListener('focusin', () => tell({ kind: 'focus' }));
window.addEventListener('focusout', () => tell({ kind: 'blur' }));
window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ kind: 'escape' });
});
window.addEventListener('message', (event: MessageEvent<ToButtons>) => {
  if (event.origin !== shop || event.source !== window.parent) return;
  if (event.data.kind === 'options') void apply(event.data);
  if (event.data.kind === 'focus') buttons.find(({ hidden }) => !hidden)?.focus();
  if (event.data.kind === 'blur') (document.activeElement as HTMLElement | null)?.blur();
});
if (row) new ResizeObserver(() => tell({ kind: 'resize', height: heightNow() })).observe(row);
tell({ kind: 'loaded' });
