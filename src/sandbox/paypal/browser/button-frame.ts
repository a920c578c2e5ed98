import type { FromButton, ToButton } from './messages.ts';

/** The script of the button's frame: tells the shop's page of a press, and looks as it is told. */
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
  // A button that is truly disabled would lose the focus to nowhere.
  button?.setAttribute('aria-disabled', String(event.data.isDisabled));
  button?.setAttribute('aria-busy', String(event.data.isBusy));
});
tell({ kind: 'ready' });
