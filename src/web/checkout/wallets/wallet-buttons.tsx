import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js';
import type {
  AvailablePaymentMethods,
  Stripe,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import { useMemo, useRef } from 'react';

import type { ChosenPlan } from '../../../domain/checkout/checkout-link.ts';
import { quotedBy } from '../../../domain/checkout/payment-method.ts';
import { tabStorage } from '../../browser/browser-storage.ts';
import { rememberWallet } from '../../browser/wallet-here.ts';
import type { User } from '../../session/session.ts';
import { EMPTY_DRAFT, readBillingDraft } from '../billing/billing-draft.ts';
import { companyOf } from '../billing/check-billing.ts';
import type { Consent } from '../consent/use-withdrawal-consent.ts';
import type { AgreedOrder } from '../payment/purchase-calls.ts';
import type { PurchaseSoFar } from '../payment/use-purchase.ts';
import { payByWallet } from './pay-by-wallet.ts';
import { sheetLines } from './sheet-lines.ts';
import { askedOf, walletBuyer, walletOf } from './wallet-buyer.ts';
import { sheetWords } from './words.ts';

/** The height of PayPal's buttons. */
const HEIGHT = 52;

interface WalletButtonsProps {
  stripe: Stripe;
  user: User | null;
  purchase: PurchaseSoFar;
  plan: ChosenPlan;
  /** The consent that the buyer must give before the sheet opens. */
  consent: Consent;
  /** Reports whether any wallet is available, once that is known and whenever it changes. */
  onAvailable: (isAny: boolean) => void;
}

/** The processor's own wallet buttons. They request the quoted total and allow only cards, as our payments do. */
export function WalletButtons({ stripe, ...buttons }: WalletButtonsProps) {
  const { total } = quotedBy(buttons.purchase.quote, 'card');
  const options = useMemo(
    () => ({
      mode: 'payment' as const,
      amount: total.amount,
      currency: total.currency.toLowerCase(),
      allowedPaymentMethodTypes: ['card'],
      appearance: { variables: { borderRadius: '999px' } },
    }),
    [total.amount, total.currency],
  );
  return (
    <Elements stripe={stripe} options={options}>
      <Buttons stripe={stripe} {...buttons} />
    </Elements>
  );
}

function Buttons({ stripe, user, purchase, plan, consent, onAvailable }: WalletButtonsProps) {
  const elements = useElements();
  const { quote, stage } = purchase;
  /** The total in the sheet: the buyer has not agreed to a price that changes meanwhile. */
  const shown = useRef<Pick<AgreedOrder, 'total' | 'token' | 'vatToken'>>({
    total: quotedBy(quote, 'card').total,
    token: undefined,
  });
  const agreedTo = useRef<string | undefined>(undefined);
  const { emailRequired, billingAddressRequired } = askedOf(user);
  const options = useMemo<StripeExpressCheckoutElementOptions>(
    () => ({
      emailRequired,
      billingAddressRequired,
      buttonHeight: HEIGHT,
      // The default is black, like the background of the dark theme.
      ...(matchMedia('(prefers-color-scheme:dark)').matches && {
        buttonTheme: { applePay: 'white', googlePay: 'white' },
      }),
      // One row, whose space is reserved before the buttons load, so that nothing moves.
      layout: { maxColumns: 3, maxRows: 1, overflow: 'auto' },
      paymentMethods: { amazonPay: 'never', klarna: 'never', paypal: 'never' },
    }),
    [emailRequired, billingAddressRequired],
  );

  function press({ expressPaymentType, resolve, reject }: StripeExpressCheckoutElementClickEvent) {
    if (stage.at !== 'form' || !walletOf(expressPaymentType)) return reject();
    const agreed = consent.read();
    if (agreed === null) consent.focus();
    if (agreed === null) return reject();
    agreedTo.current = agreed;
    const { discount_token: token, vat_token: vatToken } = quote;
    shown.current = { total: quotedBy(quote, 'card').total, token, vatToken };
    const lineItems = sheetLines(quote);
    return resolve(lineItems && { lineItems });
  }

  function confirm(event: StripeExpressCheckoutElementConfirmEvent) {
    const refuse = (message: string) => event.paymentFailed({ reason: 'fail', message });
    const named = walletBuyer(event, user);
    if (!named) return refuse(sheetWords.noAddress);
    if (!elements) return refuse(sheetWords.broken);
    const agreement = agreedTo.current;
    const buyer = {
      ...named,
      ...companyOf(readBillingDraft(tabStorage) ?? EMPTY_DRAFT),
      ...(agreement !== undefined && { withdrawalConsent: agreement }),
    };
    const order = { plan, ...shown.current, buyer, byWallet: true };
    const agreed = { stripe, elements, here: window.location.href, paymentFailed: event.paymentFailed };
    const isTaken = purchase.run('card', order, () => payByWallet(purchase.contextOf('card'), order, agreed));
    return isTaken ? undefined : refuse(sheetWords.busy);
  }

  return (
    <ExpressCheckoutElement
      options={options}
      onReady={({ availablePaymentMethods: ready }) => {
        onAvailable(isAnyOf(ready));
        // Link comes with an address, and not with a browser.
        rememberWallet(Boolean(ready?.applePay || ready?.googlePay));
      }}
      onAvailablePaymentMethodsChange={({ paymentMethods = {} }) =>
        onAvailable(Object.values(paymentMethods).some((method) => method?.available))
      }
      onLoadError={() => onAvailable(false)}
      onClick={press}
      onConfirm={confirm}
    />
  );
}

function isAnyOf(methods: AvailablePaymentMethods | undefined): boolean {
  return Object.values(methods ?? {}).some(Boolean);
}
