/** The script of the window's last page: tells the shop's page how it ended, and closes the window. */
const outcome = JSON.parse(document.body.dataset['outcome'] ?? 'null') as unknown;

const shop = window.opener as Window | null;

// Which origin opened the window is not known here; whoever did knows the order already.
shop?.postMessage(outcome, '*');
setTimeout(() => window.close(), 300);
