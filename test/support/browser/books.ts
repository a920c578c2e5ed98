export interface Charge {
  id: string;
  payment_intent: string;
  amount: number;
  refunded: boolean;
}

export interface Ledger {
  charges: Charge[];
  /** What PayPal took, in cents. */
  paypal_captures: { id: string; order: string; amount: number; status: string; refunded: number }[];
  refunds: { amount: number; status: string }[];
  provider_orders: { reference: string; item: string; iccids: string[] }[];
  esims: { iccid: string; state: string }[];
  mails: { to: string; subject: string }[];
}

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; content_type: string; url: string }[];
}

/** The sandbox as seen from outside: its books, its inbox, its levers. */
export class SandboxBooks {
  readonly #control: string;

  constructor(control: string) {
    this.#control = control;
  }

  async ledger(): Promise<Ledger> {
    return this.#get<Ledger>('/control/ledger');
  }

  /** What came into the books since `before`. */
  async since(before: Ledger): Promise<Ledger> {
    const now = await this.ledger();
    return {
      charges: now.charges.slice(before.charges.length),
      paypal_captures: now.paypal_captures.slice(before.paypal_captures.length),
      refunds: now.refunds.slice(before.refunds.length),
      provider_orders: now.provider_orders.slice(before.provider_orders.length),
      esims: now.esims.slice(before.esims.length),
      mails: now.mails.slice(before.mails.length),
    };
  }

  /** Mails about purchases, not those about an account. */
  async mailsTo(address: string): Promise<MailMessage[]> {
    const messages = await this.#get<MailMessage[]>('/mail/messages');
    return messages.filter(({ to, subject }) => to === address && !/account/.test(subject));
  }

  async bytes(url: string): Promise<Buffer> {
    const answer = await fetch(new URL(url, this.#control));
    return Buffer.from(await answer.arrayBuffer());
  }

  async pull(lever: string, order: unknown): Promise<void> {
    const body = JSON.stringify(order);
    const answer = await fetch(`${this.#control}/control/${lever}`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`/control/${lever}: ${await answer.text()}`);
  }

  async forgetFaults(): Promise<void> {
    await fetch(`${this.#control}/control/faults`, { method: 'DELETE' });
  }

  async #get<T>(path: string): Promise<T> {
    const answer = await fetch(this.#control + path);
    return (await answer.json()) as T;
  }
}
