import type { PartyName } from '../../../src/sandbox/core/party.ts';

export interface Ledger {
  charges: {
    id: string;
    payment_intent: string;
    amount: number;
    currency: string;
    status: string;
    refunded: boolean;
    /** What it was paid with. */
    method: { brand: string; last4: string; wallet: string | null };
    metadata: Record<string, string>;
  }[];
  paypal_captures: {
    id: string;
    order: string;
    amount: number;
    currency: string;
    status: string;
    refunded: number;
    custom_id: string;
  }[];
  refunds: { id: string; payment_intent?: string; amount: number; currency: string; status: string }[];
  /** What Stripe Tax knows of sales and refunds. */
  tax: {
    id: string;
    reference: string;
    type: string;
    reverses: string | null;
    country: string;
    amount: number;
    tax: number;
    currency: string;
  }[];
  provider_orders: { reference: string; item: string; iccids: string[]; total: number; at: string }[];
  provider_refunds: { reference: string; item: string; quantity: number; total: number; at: string }[];
  provider_stock: { item: string; remaining: number }[];
  esims: { iccid: string; state: string; bundles: { name: string; reference: string; state: string }[] }[];
  mails: { message_id: string; to: string; subject: string }[];
  returned_mails: { uid: number }[];
}

export interface Books {
  charges: Ledger['charges'];
  refunds: Ledger['refunds'];
  orders: Ledger['provider_orders'];
  mails: Ledger['mails'];
}

/** As much of a purchase under way as the outside world can tell it by. */
interface Begun {
  request: { bundle_name: string; billing_details: { email: string } };
  started: { payment_intent_id: string };
}

export interface SandboxMail {
  id: string;
  message_id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; content_type: string; size: number; url: string }[];
}

export interface Fault {
  party: PartyName;
  method?: string;
  path?: string;
  effect: 'status' | 'delay' | 'cut-before' | 'cut-after' | 'garbage';
  status?: number;
  delay_ms?: number;
  times?: number;
}

interface Callback {
  party: string;
  id: string;
  state: 'waiting' | 'sending' | 'retrying' | 'delivered' | 'failed' | 'dropped';
}

/** The sandbox as a test handles it: controls, books and mailbox. */
export class OutsideWorld {
  readonly #control: string;

  /** @param control origin of the sandbox's control port */
  constructor(control: string) {
    this.#control = control;
  }

  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.#control}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text || 'null') as T;
  }

  fault(fault: Fault): Promise<unknown> {
    return this.#ask('POST', '/control/faults', fault);
  }

  /** The faults that have not met their calls yet. */
  async faults(): Promise<unknown[]> {
    return (await this.#ask<{ faults: unknown[] }>('GET', '/control/faults')).faults;
  }

  clearFaults(): Promise<unknown> {
    return this.#ask('DELETE', '/control/faults');
  }

  control(name: string, body: unknown): Promise<unknown> {
    return this.#ask('POST', `/control/${name}`, body);
  }

  webhooks(
    action: 'hold' | 'release' | 'drop' | 'duplicate' | 'shuffle' | 'resend',
    party: 'stripe' | 'paypal' | 'esim-go' = 'stripe',
  ): Promise<unknown> {
    return this.control('webhooks', { party, action });
  }

  /** What the providers have called back with, the oldest first. */
  async callbacks(): Promise<Callback[]> {
    return (await this.#ask<{ webhooks: Callback[] }>('GET', '/control/webhooks')).webhooks;
  }

  ledger(): Promise<Ledger> {
    return this.#ask('GET', '/control/ledger');
  }

  /** What the outside world knows of one purchase: money of its payment, orders of its bundle, mails to its buyer. */
  async books({ request, started }: Begun): Promise<Books> {
    const { charges, refunds, provider_orders: orders, mails } = await this.ledger();
    const intent = started.payment_intent_id;
    return {
      charges: charges.filter((charge) => charge.payment_intent === intent),
      refunds: refunds.filter((refund) => refund.payment_intent === intent),
      orders: orders.filter((order) => order.item === request.bundle_name),
      mails: mails.filter((mail) => mail.to.includes(request.billing_details.email)),
    };
  }

  /** Newest first. */
  mails(): Promise<SandboxMail[]> {
    return this.#ask('GET', '/mail/messages');
  }

  /** The mails to an address, the newest first. */
  mailbox(address: string): Promise<SandboxMail[]> {
    return this.#ask('GET', `/mail/messages?${new URLSearchParams({ to: address })}`);
  }

  async attachment(mail: SandboxMail, filename: string): Promise<Buffer> {
    const found = mail.attachments.find((attachment) => attachment.filename === filename);
    if (!found) throw new Error(`no ${filename} in the mail`);
    const response = await fetch(new URL(found.url, this.#control));
    return Buffer.from(await response.arrayBuffer());
  }
}
