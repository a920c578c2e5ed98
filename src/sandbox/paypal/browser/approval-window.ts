import type { Outcome } from './messages.ts';
import { coverShop } from './overlay.ts';

declare const SANDBOX: { origin: string; clientId: string; currency: string };

const [WIDTH, HEIGHT] = [500, 720];
const POLL_EVERY_MS = 250;
/** The window's last message may arrive after the window has closed. */
const LAST_WORDS_MS = 500;

/** PayPal's window over the shop. It opens at once, because a pop-up blocker only allows it during the press. */
export class ApprovalWindow {
  #address = '';
  #popup: Window | null = null;
  readonly #cover: { lift: () => void };
  #giveUp: () => void = () => {};
  #hasGivenUp = false;

  /** `order`: the one to show, if it is known already. */
  constructor(order?: string) {
    if (order !== undefined) this.#address = addressOf(order);
    this.#open();
    this.#cover = coverShop({
      show: () => {
        if (!this.#popup || this.#popup.closed) this.#open();
        this.#popup?.focus();
      },
      giveUp: () => {
        this.#hasGivenUp = true;
        this.#giveUp();
      },
    });
  }

  /** Shows that order in the window; resolves once the payer has answered, closed the window or given up. */
  async ask(order: string): Promise<Outcome> {
    if (this.#address === '') {
      this.#address = addressOf(order);
      // An empty window can be navigated safely; a page still loading in it could win over this one.
      if (this.#popup && !this.#popup.closed) this.#popup.location.replace(this.#address);
    }
    const outcome = await this.#answer(order);
    this.close();
    return outcome;
  }

  close(): void {
    this.#popup?.close();
    this.#cover.lift();
  }

  #open(): void {
    const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2);
    const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 2);
    const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
    this.#popup = window.open(this.#address, '_blank', features);
    if (this.#popup && this.#address === '') showOpening(this.#popup);
  }

  #answer(order: string): Promise<Outcome> {
    return new Promise((resolve) => {
      let closedSince: number | undefined;
      const end = (outcome: Outcome) => {
        clearInterval(polling);
        window.removeEventListener('message', hear);
        resolve(outcome);
      };
      const cancel = () => end({ kind: 'cancelled', order });
      const hear = (event: MessageEvent<Outcome | null>) => {
        if (event.origin === SANDBOX.origin && event.data?.order === order) end(event.data);
      };
      window.addEventListener('message', hear);
      const polling = setInterval(() => {
        // If the browser blocked the window, the payer did not close it.
        if (!this.#popup?.closed) closedSince = undefined;
        else closedSince ??= Date.now();
        if (closedSince !== undefined && Date.now() - closedSince >= LAST_WORDS_MS) cancel();
      }, POLL_EVERY_MS);
      this.#giveUp = cancel;
      if (this.#hasGivenUp) cancel();
    });
  }
}

function addressOf(order: string): string {
  const query = new URLSearchParams({ token: order, sdk: '1', currency: SANDBOX.currency });
  return `${SANDBOX.origin}/checkoutnow?${query}`;
}

/** A text for a window that has nothing to show yet. The styles are set one by one, since the shop's policy applies here, too. */
function showOpening({ document }: Window): void {
  document.title = 'PayPal sandbox';
  document.documentElement.lang = 'en';
  document.body.style.cssText =
    "margin:0;background:#f7f7f2;color:#0e1b2c;font:16px/1.4 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
  const head = document.createElement('header');
  head.style.cssText = 'padding:12px 20px;background:#0a1524;color:#f3f6f1;font-weight:700;font-size:18px';
  head.textContent = 'PayPal sandbox';
  const main = document.createElement('main');
  main.style.cssText = 'display:grid;justify-items:center;gap:20px;padding:92px 20px;text-align:center';
  const spinner = document.createElement('div');
  spinner.style.cssText =
    'width:40px;height:40px;box-sizing:border-box;border:4px solid #e2e5dd;border-top-color:#0a1524;border-radius:50%';
  spinner.animate({ rotate: ['0deg', '360deg'] }, { duration: 1000, iterations: Infinity });
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  words.style.margin = '0';
  words.textContent = 'Asking the shop what there is to pay...';
  main.append(spinner, words);
  document.body.append(head, main);
}
