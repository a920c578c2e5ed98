/** The script of the window's last page: reports the outcome to the shop's page, and closes the window. */
const outcome = JSON.parse(document.body.dataset['outcome'] ?? 'null') as unknown;

const shop = window.opener as Window | null;

// This page does not know which origin opened the window; that origin knows the order already.
shop?.postMessage(outcome, '*');
setTimeout(() => window.close(), 300);
