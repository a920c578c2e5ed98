import type { FromSheet, OwnerDetails, ToSheet } from './wallet-messages.ts';

/** The page in the wallet's sheet: sends the owner's agreement to the sandbox, and its token to the shop's page. */
const given = new URLSearchParams(location.search);
const shop = given.get('parent') ?? '';
const form = document.querySelector('form');
const pay = document.querySelector<HTMLButtonElement>('.pay');
const status = document.querySelector<HTMLElement>('.status');

function tell(message: FromSheet): void {
  window.parent.postMessage(message, shop);
}

function wait(isWaiting: boolean, words: string): void {
  if (pay) pay.disabled = isWaiting;
  if (status) status.textContent = words;
}

async function agree(filled: HTMLFormElement): Promise<void> {
  wait(true, 'Processing');
  const fields = new URLSearchParams({ wallet: document.body.dataset['wallet'] ?? '' });
  for (const [name, value] of new FormData(filled)) if (typeof value === 'string') fields.set(name, value);
  try {
    const answer = await fetch('/elements/wallet-sheet', { method: 'POST', body: fields });
    const agreed = (await answer.json()) as { token: string; billing_details: OwnerDetails };
    tell({ kind: 'agreed', token: agreed.token, details: agreed.billing_details });
  } catch {
    wait(false, 'There is no connection.');
  }
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!pay?.disabled) void agree(form);
});
document.querySelector('.cancel')?.addEventListener('click', () => tell({ kind: 'canceled' }));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ kind: 'canceled' });
  if (event.key !== 'Tab') return;
  const stops = [...document.querySelectorAll<HTMLElement>('select, button:enabled')];
  const leaving = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== leaving && stops.includes(document.activeElement as HTMLElement)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
});
window.addEventListener('message', (event: MessageEvent<ToSheet>) => {
  if (event.origin !== shop || event.source !== window.parent) return;
  if (event.data.kind !== 'failed') return;
  wait(false, event.data.message);
  pay?.focus();
});
// The shop's page moves the focus here when the frame has loaded.
window.addEventListener('focus', () => {
  if (document.activeElement === document.body) pay?.focus();
});
pay?.focus();
