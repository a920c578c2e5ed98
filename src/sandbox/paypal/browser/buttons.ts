import type {
  OnApproveActions,
  PayPalButtonsComponent,
  PayPalButtonsComponentOptions,
} from '@paypal/paypal-js';

import { ApprovalWindow } from './approval-window.ts';
import { isFundingEligible } from './funding.ts';
import type { FromButton, Outcome, ToButton } from './messages.ts';

declare const SANDBOX: { origin: string; clientId: string; currency: string; locale: string };

const DEFAULT_HEIGHT = 45;

/** `paypal.Buttons(options)`: one button in PayPal's frame, and the payment that a press begins. */
export class Buttons implements PayPalButtonsComponent {
  readonly #options: PayPalButtonsComponentOptions;
  #frame: HTMLIFrameElement | null = null;
  #stopHearing = () => {};
  #isDisabled = false;
  #isBusy = false;

  constructor(options: PayPalButtonsComponentOptions = {}) {
    this.#options = { ...options };
  }

  isEligible = () => isFundingEligible(this.#options.fundingSource ?? 'paypal');
  hasReturned = () => false;
  resume = () => {};

  updateProps = async (options: PayPalButtonsComponentOptions) => {
    Object.assign(this.#options, options);
  };

  close = async () => {
    this.#stopHearing();
    this.#frame?.remove();
    this.#frame = null;
  };

  /** Renders the button into `container`; resolves once it can be pressed, or if it was closed before. */
  render = async (container: HTMLElement | string) => {
    const place = typeof container === 'string' ? document.querySelector(container) : container;
    if (!place) throw new Error(`Document is ready and element ${container as string} does not exist`);
    const { height = DEFAULT_HEIGHT, color, shape, label, borderRadius } = this.#options.style ?? {};
    const frame = document.createElement('iframe');
    const asked = { parent: location.origin, locale: SANDBOX.locale };
    const style = Object.entries({ color, shape, label, radius: borderRadius, ...asked })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]);
    frame.src = `${SANDBOX.origin}/smart/buttons?${new URLSearchParams(style)}`;
    frame.title = 'PayPal';
    frame.style.cssText = `display:block;width:100%;min-width:75px;max-width:750px;height:${height}px;border:0;color-scheme:light only`;
    this.#frame = frame;
    await new Promise<void>((resolve) => {
      const hear = (event: MessageEvent<FromButton>) => {
        if (event.origin !== SANDBOX.origin || event.source !== frame.contentWindow) return;
        if (event.data.kind === 'ready') resolve();
        if (event.data.kind === 'pressed') void this.#press();
      };
      window.addEventListener('message', hear);
      this.#stopHearing = () => {
        window.removeEventListener('message', hear);
        resolve();
      };
      place.append(frame);
    });
    if (this.#frame !== frame) return;
    this.#show();
    this.#options.onInit?.(
      { correlationID: crypto.randomUUID() },
      { enable: () => this.#allow(true), disable: () => this.#allow(false) },
    );
  };

  async #allow(isAllowed: boolean): Promise<void> {
    this.#isDisabled = !isAllowed;
    this.#show();
  }

  #show(): void {
    const state: ToButton = {
      kind: 'state',
      isDisabled: this.#isDisabled || this.#isBusy,
      isBusy: this.#isBusy,
    };
    this.#frame?.contentWindow?.postMessage(state, SANDBOX.origin);
  }

  async #press(): Promise<void> {
    if (this.#isBusy || this.#isDisabled) return;
    this.#isBusy = true;
    this.#show();
    try {
      if (await this.#mayBegin()) await this.#pay();
    } catch (error) {
      this.#complain(error);
    } finally {
      this.#isBusy = false;
      this.#show();
    }
  }

  async #mayBegin(): Promise<boolean> {
    let isRefused = false;
    const resolve = async () => {};
    const reject = async () => {
      isRefused = true;
    };
    await this.#options.onClick?.({ fundingSource: 'paypal' }, { resolve, reject });
    return !isRefused;
  }

  async #pay(): Promise<void> {
    const approval = new ApprovalWindow();
    let order: unknown;
    try {
      order = await this.#options.createOrder?.(
        { paymentSource: 'paypal' },
        { order: { create: notPlayed } },
      );
      if (typeof order !== 'string' || order === '') throw new Error('Expected an order id to be passed');
    } catch (error) {
      approval.close();
      throw error;
    }
    await this.#settle(order, await approval.ask(order));
  }

  async #settle(order: string, { kind, payer, message }: Outcome): Promise<void> {
    if (kind === 'failed') throw new Error(message ?? 'The approval window failed');
    const redirect = (address?: string) => location.assign(address ?? location.href);
    if (kind === 'cancelled') {
      this.#options.onCancel?.({ orderID: order }, { redirect });
      return;
    }
    let again: Promise<void> | undefined;
    const restart = () => {
      again = new ApprovalWindow(order).ask(order).then((outcome) => this.#settle(order, outcome));
      // It is awaited below; until then nobody would handle its failure.
      again.catch(() => {});
    };
    const actions: OnApproveActions = {
      order: { capture: notPlayed, authorize: notPlayed, get: notPlayed, patch: notPlayed },
      redirect,
      restart,
    };
    await this.#options.onApprove?.(
      {
        orderID: order,
        payerID: payer ?? null,
        paymentID: order,
        billingToken: null,
        facilitatorAccessToken: `A21AA${crypto.randomUUID()}`,
      },
      actions,
    );
    await again;
  }

  #complain(error: unknown): void {
    const told = error instanceof Error ? error : new Error(String(error));
    if (this.#options.onError) this.#options.onError(told as unknown as Record<string, unknown>);
    else reportError(told);
  }
}

async function notPlayed(): Promise<never> {
  throw new Error('The sandbox plays orders that a server makes and captures, not those of `actions.order`.');
}
