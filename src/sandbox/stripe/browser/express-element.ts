import type { StripeExpressCheckoutElementOptions as Options } from '@stripe/stripe-js';

import { ElementEvents, hostOf } from './element-events.ts';
import { askedBy, listedIn, OPTION_OF, played, WALLET_NAMES } from './express-options.ts';
import { openOverlay, type Overlay } from './overlay.ts';
import type { FromButtons, FromSheet, OwnerDetails, ToButtons, WalletType } from './wallet-messages.ts';

declare const SANDBOX_ORIGIN: string;

/** The time a shop has to answer a press. */
const CLICK_MS = 1000;

/** What the element's group is for: what the sheet shows, and which kinds of methods may pay. */
export interface Deal {
  amount: number;
  currency: string;
  takesCards: boolean;
  radius: string;
}

/** What a buyer agreed to in the sheet, good for one payment. */
export interface Agreement {
  type: WalletType;
  token: string;
  details: OwnerDetails;
}

/** The wallets' buttons in the shop's page, and the sheet that each opens. */
export class ExpressCheckoutElement extends ElementEvents {
  readonly #deal: () => Deal;
  readonly #forget: () => void;
  #options: Options;
  #host: HTMLElement | null = null;
  #frame: HTMLIFrameElement | null = null;
  #sheet: Overlay | null = null;
  #pressed: WalletType | null = null;
  /** The wallets last reported; null before the first report. */
  #available: string | null = null;
  #asked = { email: false, billing: false };
  /** The agreement for the next payment. */
  agreement: Agreement | null = null;

  constructor(options: Options, deal: () => Deal, forget: () => void) {
    super();
    this.#options = played(options);
    this.#deal = deal;
    this.#forget = forget;
  }

  mount(target: string | HTMLElement): void {
    const host = hostOf(target);
    this.unmount();
    this.#host = host;
    this.#frame = buttonsFrame();
    host.replaceChildren(this.#frame);
    window.addEventListener('message', this.#onMessage);
  }

  unmount(): void {
    window.removeEventListener('message', this.#onMessage);
    this.closeSheet();
    this.#host?.replaceChildren();
    this.#host = null;
    this.#frame = null;
    this.#available = null;
  }

  destroy(): void {
    this.unmount();
    this.forgetListeners();
    this.#forget();
  }

  update(options: Options): void {
    this.#options = { ...this.#options, ...played(options) };
    this.refresh();
  }

  focus(): void {
    this.#send({ kind: 'focus' });
  }

  blur(): void {
    this.#send({ kind: 'blur' });
  }

  /** To be called when the group's options have changed, which may change what is shown. */
  refresh(): void {
    const { paymentMethods = {}, buttonHeight: height = 44, buttonTheme = {}, layout } = this.#options;
    const { takesCards, radius } = this.#deal();
    const types = Object.keys(OPTION_OF) as WalletType[];
    const never = takesCards ? types.filter((type) => paymentMethods[OPTION_OF[type]] === 'never') : types;
    const themes: Record<string, string> = buttonTheme;
    const white = types.filter((type) => themes[OPTION_OF[type]] === 'white');
    const columns = layout?.maxColumns ?? 2;
    this.#send({ kind: 'options', host: location.hostname, never, white, height, radius, columns });
  }

  /** Closes the sheet: the payment went through, or continues in another window. */
  closeSheet(): void {
    this.#sheet?.close();
    this.#sheet = null;
    this.#pressed = null;
    this.agreement = null;
    window.removeEventListener('message', this.#onSheetMessage);
  }

  readonly #onMessage = (event: MessageEvent<FromButtons>) => {
    if (event.origin !== SANDBOX_ORIGIN || event.source !== this.#frame?.contentWindow) return;
    const message = event.data;
    if (message.kind === 'loaded') this.refresh();
    if (message.kind === 'available' || message.kind === 'resize') this.#resize(message.height);
    if (message.kind === 'available') this.#tellAvailable(message.types);
    if (message.kind === 'press') this.#press(message.type);
    if (message.kind === 'focus' || message.kind === 'blur' || message.kind === 'escape') {
      this.fire(message.kind, { elementType: 'expressCheckout' });
    }
  };

  #tellAvailable(types: WalletType[]): void {
    const before = this.#available;
    this.#available = types.join();
    if (this.#available === before) return;
    const entries = Object.entries(OPTION_OF).map(
      ([type, option]) => [option, types.includes(type as WalletType)] as const,
    );
    const none = types.length === 0;
    const others = { amazonPay: false, paypal: false, klarna: false };
    const availablePaymentMethods = none ? undefined : { ...others, ...Object.fromEntries(entries) };
    const paymentMethods = none
      ? undefined
      : Object.fromEntries(entries.map(([option, available]) => [option, { available }]));
    // Always after mount, so that a listener added right after it hears it, too.
    setTimeout(() => {
      if (before === null) this.fire('ready', { elementType: 'expressCheckout', availablePaymentMethods });
      this.fire('availablepaymentmethodschange', { elementType: 'expressCheckout', paymentMethods });
    }, 0);
  }

  #press(type: WalletType): void {
    if (this.#sheet || this.#pressed) return;
    this.#pressed = type;
    let isAnswered = false;
    const answer = (opens: boolean, details: Options = {}) => {
      if (isAnswered) return;
      isAnswered = true;
      clearTimeout(late);
      this.#pressed = null;
      if (opens) this.#openSheet(type, { ...this.#options, ...played(details) });
    };
    const late = setTimeout(() => {
      reportError(new Error('The click of the Express Checkout Element was not resolved within 1 second.'));
      answer(false);
    }, CLICK_MS);
    this.fire('click', {
      elementType: 'expressCheckout',
      expressPaymentType: type,
      resolve: (details?: Options) => answer(true, details),
      reject: () => answer(false),
    });
    if (!this.hasListener('click')) answer(true);
  }

  #openSheet(type: WalletType, options: Options): void {
    const { amount, currency } = this.#deal();
    const asked = askedBy(options);
    const lines = listedIn(options, amount);
    const query = new URLSearchParams({
      wallet: type,
      amount: String(amount),
      currency,
      parent: location.origin,
      ...(asked.email && { email: 'yes' }),
      ...(asked.billing && { billing: 'yes' }),
      ...(lines.length > 0 && { lines: JSON.stringify(lines) }),
    });
    const name = WALLET_NAMES[type];
    this.#sheet = openOverlay(
      `${SANDBOX_ORIGIN}/elements/wallet-sheet?${query}`,
      '__privateStripeWallet',
      name,
    );
    this.#pressed = type;
    this.#asked = asked;
    window.addEventListener('message', this.#onSheetMessage);
  }

  readonly #onSheetMessage = (event: MessageEvent<FromSheet>) => {
    if (event.origin !== SANDBOX_ORIGIN || event.source !== this.#sheet?.frame.contentWindow) return;
    const message = event.data;
    if (message.kind === 'canceled') {
      this.closeSheet();
      this.fire('cancel', { elementType: 'expressCheckout' });
      return;
    }
    if (message.kind !== 'agreed') return;
    const type = this.#pressed ?? 'link';
    this.agreement = { type, token: message.token, details: message.details };
    this.fire('confirm', {
      expressPaymentType: type,
      billingDetails: this.#told(message.details),
      paymentFailed: ({ message: why }: { message?: string } = {}) => this.#fail(why),
    });
  };

  /** The shop gets only what it asked for. */
  #told({ name, email, address }: OwnerDetails): object | undefined {
    if (!this.#asked.email && !this.#asked.billing) return undefined;
    const empty = { line1: '', line2: null, city: '', state: '', postal_code: '', country: '' };
    return {
      name: this.#asked.billing ? name : '',
      address: this.#asked.billing ? address : empty,
      ...(this.#asked.email && { email }),
    };
  }

  #fail(why = 'Payment not completed'): void {
    this.agreement = null;
    this.#sheet?.frame.contentWindow?.postMessage({ kind: 'failed', message: why }, SANDBOX_ORIGIN);
  }

  #resize(height: number): void {
    if (this.#frame) this.#frame.style.height = `${height}px`;
  }

  #send(message: ToButtons): void {
    this.#frame?.contentWindow?.postMessage(message, SANDBOX_ORIGIN);
  }
}

function buttonsFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.name = '__privateStripeExpressCheckout';
  frame.title = 'Secure express checkout frame';
  frame.allow = 'payment *';
  frame.src = `${SANDBOX_ORIGIN}/elements/express-checkout?parent=${encodeURIComponent(location.origin)}`;
  frame.style.cssText =
    'border:0;margin:-4px;padding:0;width:calc(100% + 8px);overflow:hidden;display:block;height:0;background:transparent;color-scheme:light only';
  return frame;
}
