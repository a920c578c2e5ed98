import type { FromButton, ToButton } from './messages.ts';

/** The script of the button's frame: reports presses to the shop's page, and looks as that page says. */
const shop = new URLSearchParams(location.search).get('parent') ?? '';
const button = document.querySelector('button');

function tell(message: FromButton): void {
  window.parent.postMessage(message, shop);
}

button?.addEventListener('click', () => {
  if (button.getAttribute('aria-disabled') !== 'true') tell({ kind: 'pressed' });
});
window.addEventListener('message', (event: MessageEvent<ToButton>) => {
  if (event.source !== window.parent || event.origin !== shop || event.data.kind !== 'state') return;
  // A truly disabled button would lose the focus.
  button?.setAttribute('aria-disabled', String(event.data.isDisabled));
  button?.setAttribute('aria-busy', String(event.data.isBusy));
});
tell({ kind: 'ready' });
