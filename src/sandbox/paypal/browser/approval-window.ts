import type { Outcome } from './messages.ts';
import { showOpening } from './opening.ts';
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
