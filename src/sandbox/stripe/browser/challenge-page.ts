/** The script of the bank's page: keeps the focus in it, and tells the shop's page once the buyer has answered. */
const shopOrigin = new URLSearchParams(location.search).get('parent');
const dialog = document.querySelector<HTMLElement>('[role=dialog]');

if (document.body.dataset['answered'] === 'yes') {
  if (shopOrigin) window.parent.postMessage('challenge answered', shopOrigin);
} else {
  focusFirst();
  // The shop's page moves the focus here when the frame has loaded, perhaps after the line above.
  window.addEventListener('focus', focusFirst);
}

function focusFirst(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('#test-source-authorize-3ds')?.focus();
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') document.querySelector<HTMLElement>('[value=close]')?.click();
  if (event.key !== 'Tab') return;
  const stops = [...(dialog?.querySelectorAll<HTMLElement>('button') ?? [])];
  const leaving = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== leaving && stops.includes(document.activeElement as HTMLElement)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
});
