import type { ProcessorName } from '../../../src/domain/checkout/payment-method.ts';
import type { Mailer, Message, SendResult } from '../../../src/server/mail/mailer.ts';
import { paypalProcessor } from '../../../src/server/providers/paypal/paypal-processor.ts';
import { processorsOf } from '../../../src/server/providers/registry/processors.ts';
import { wholesalersOf } from '../../../src/server/providers/registry/wholesalers.ts';
import { stripeProcessor } from '../../../src/server/providers/stripe/stripe-processor.ts';
import { PaypalBooks } from './paypal-books.ts';
import { StripeBooks } from './stripe-books.ts';
import type { SentEvent, Surroundings } from './surroundings.ts';
import type { RefundFate, Taken } from './taken.ts';
import { WholesalerBooks } from './wholesaler-books.ts';

/** The outside, in memory: processors, wholesaler and mail server with the rules of the real ones, and their records. */
export class MemoryWorld implements Surroundings {
  /** Milliseconds. */
  time: number;
  refundFate: RefundFate = 'at once';
  readonly events: SentEvent[] = [];
  readonly stripe = new StripeBooks(this);
  readonly paypal = new PaypalBooks(this);
  readonly processors = processorsOf({
    stripe: stripeProcessor(this.stripe),
    paypal: paypalProcessor(this.paypal),
  });
  readonly esimGo = new WholesalerBooks(this);
  readonly wholesalers = wholesalersOf([this.esimGo]);
  readonly mailer = new Mailbox();

  constructor(time: number) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }

  emit(event: SentEvent): void {
    this.events.push(event);
  }

  /** The money that a processor took for a payment; null if none. */
  takenBy(provider: ProcessorName, reference: string): Taken | null {
    const { stripe, paypal } = this;
    // No walk pays by bank, nor by hand.
    const books = { stripe: stripe.intents, paypal: paypal.orders, bank: null, manual: null }[provider];
    return books?.get(reference)?.taken ?? null;
  }

  /** Everybody works as they should again. */
  mend(): void {
    this.refundFate = 'at once';
    this.esimGo.mood = 'prompt';
    this.mailer.refuses = false;
  }

  pass(seconds: number): void {
    this.time += seconds * 1000;
    this.stripe.settleBacks();
    this.paypal.settleBacks();
  }
}

interface ArrivedMail {
  messageId: string;
  to: string;
  subject: string;
}

/** A mail server and all inboxes behind it. */
class Mailbox implements Mailer {
  readonly mails: ArrivedMail[] = [];
  /** It refuses every recipient for good. */
  refuses = false;

  async send({ to, messageId, subject }: Message): Promise<SendResult> {
    if (this.refuses) return { status: 'permanent', reason: 'no such mailbox', smtpCode: 550 };
    this.mails.push({ messageId, to: typeof to === 'string' ? to : to.address, subject });
    return { status: 'sent', messageId, response: '250 OK' };
  }

  close(): void {}
}
