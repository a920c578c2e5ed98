import type { Account } from '../account/account.ts';
import { checkAmount } from '../account/amount-rules.ts';
import { invalid } from '../account/failure.ts';
import type { Intent, Method } from '../account/state.ts';
import type { Call, Route } from '../api/api.ts';
import { mergeMetadata, need, readParams, type Read } from '../api/params.ts';
import { makeMethod, methodNamed } from '../charges/card-data.ts';
import { customerNamed, mustBeUsable } from '../customers/attachments.ts';
import { forgetChallenges } from './challenges.ts';
import { confirmIntent, type Confirmation } from './confirm.ts';
import { inTurn, intentOf, isUnfinished, mustBeUnfinished, unexpectedState } from './intent-access.ts';
import { cancelFields, confirmFields, createFields, updateFields } from './intent-params.ts';
import { intentRoutes } from './intent-routes.ts';
import { cardOptions, newIntent } from './new-intent.ts';

export function paymentIntentRoutes(account: Account): Route[] {
  return intentRoutes<Intent>('/v1/payment_intents', {
    list: () => account.state.intents,
    find: (call) => intentOf(account, call),
    create: async (call) => create(account, call),
    update: async (call) => update(account, call),
    confirm: async (call) => confirm(account, call),
    cancel: async (call) => cancel(account, call),
  });
}

async function create(account: Account, call: Call): Promise<Intent> {
  const read = readParams(call.form, createFields);
  const amount = need(read.amount, 'amount');
  const currency = need(read.currency, 'currency');
  checkAmount(account, amount, currency);
  for (const name of ['off_session', 'return_url', 'error_on_requires_action'] as const) {
    if (read[name] !== undefined && !read.confirm) {
      throw invalid(
        `The parameter \`${name}\` cannot be passed when creating a PaymentIntent unless \`confirm\` is set to true.`,
        name,
      );
    }
  }
  if (read.allowed_payment_method_types && read.automatic_payment_methods?.enabled) {
    throw invalid(
      'You may only specify one of these parameters: automatic_payment_methods, allowed_payment_method_types.',
      'automatic_payment_methods',
      'parameters_exclusive',
    );
  }
  if (read.customer !== undefined) customerNamed(account, read.customer);
  const method = methodOf(account, read);
  if (method) mustBeUsable(account, method, read.customer ?? null, read.off_session ?? false);
  const intent = newIntent(account, read, amount, currency);
  if (method) choose(intent, method);
  account.state.intents[intent.id] = intent;
  account.emit('payment_intent.created', intent, call.cause);
  if (!read.confirm) return intent;
  return inTurn(intent, async () => confirmIntent(account, intent, confirmation(read, method, call)));
}

async function update(account: Account, call: Call): Promise<Intent> {
  const intent = intentOf(account, call);
  const read = readParams(call.form, updateFields);
  return inTurn(intent, () => {
    const { amount = intent.amount, currency = intent.currency } = read;
    for (const name of UNTIL_FINISHED) {
      if (read[name] !== undefined && !isUnfinished(intent)) {
        throw unexpectedState(
          `This PaymentIntent's ${name} could not be updated because it has a status of ${intent.status}. You may only update the ${name} of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`,
          intent,
        );
      }
    }
    if (amount !== intent.amount || currency !== intent.currency) checkAmount(account, amount, currency);
    const customer = customerAfter(account, intent, read.customer);
    const method = methodOf(account, read);
    const chosen = method ?? account.state.methods[intent.payment_method ?? ''];
    if (chosen && isUnfinished(intent)) mustBeUsable(account, chosen, customer, false);
    Object.assign(intent, { amount, currency, customer });
    if (read.description !== undefined) intent.description = read.description;
    if (read.statement_descriptor_suffix !== undefined)
      intent.statement_descriptor_suffix = read.statement_descriptor_suffix;
    intent.metadata = mergeMetadata(intent.metadata, read.metadata);
    applyShared(intent, read);
    if (method) {
      forgetChallenges(account, intent);
      choose(intent, method);
    }
    account.save();
    return intent;
  });
}

async function confirm(account: Account, call: Call): Promise<Intent> {
  const intent = intentOf(account, call);
  const read = readParams(call.form, confirmFields);
  return inTurn(intent, async () => {
    mustBeUnfinished(intent, 'confirm');
    if (call.clientSecret !== null) mayStrengthenOnly(intent, read.setup_future_usage);
    const method = methodOf(account, read);
    if (method) mustBeUsable(account, method, intent.customer, read.off_session ?? false);
    applyShared(intent, read);
    return confirmIntent(account, intent, confirmation(read, method, call));
  });
}

async function cancel(account: Account, call: Call): Promise<Intent> {
  const intent = intentOf(account, call);
  const read = readParams(call.form, cancelFields);
  return inTurn(intent, () => {
    mustBeUnfinished(intent, 'cancel');
    forgetChallenges(account, intent);
    intent.status = 'canceled';
    intent.canceled_at = account.seconds();
    intent.cancellation_reason = read.cancellation_reason ?? null;
    intent.next_action = null;
    account.emit('payment_intent.canceled', intent, call.cause);
    return intent;
  });
}

function methodOf(account: Account, read: Read<typeof updateFields>): Method | null {
  if (read.payment_method !== undefined) return methodNamed(account, read.payment_method);
  return read.payment_method_data ? makeMethod(account, read.payment_method_data) : null;
}

const UNTIL_FINISHED = [
  'amount',
  'currency',
  'customer',
  'payment_method',
  'payment_method_data',
  'setup_future_usage',
] as const;

/** A customer can be set once, and then stays. */
function customerAfter(account: Account, intent: Intent, wanted: string | undefined): string | null {
  if (wanted === undefined || wanted === intent.customer) return intent.customer;
  const { id } = customerNamed(account, wanted);
  if (intent.customer === null) return id;
  throw invalid(
    'You cannot modify `customer` on a PaymentIntent once it already has been set. To fulfill a payment with a different Customer, cancel this PaymentIntent and create a new one.',
    'customer',
  );
}

/** With only a publishable key, later use can be extended but not reduced. */
function mayStrengthenOnly(intent: Intent, wanted: string | null | undefined): void {
  const weaker = wanted === null || (wanted === 'on_session' && intent.setup_future_usage === 'off_session');
  if (!weaker || intent.setup_future_usage === null) return;
  throw invalid(
    'With a publishable key `setup_future_usage` can only be changed from `on_session` to `off_session`.',
    'setup_future_usage',
  );
}

function choose(intent: Intent, method: Method): void {
  intent.payment_method = method.id;
  intent.status = 'requires_confirmation';
  intent.next_action = null;
}

function applyShared(intent: Intent, read: Read<typeof confirmFields>): void {
  if (read.receipt_email !== undefined) intent.receipt_email = read.receipt_email;
  if (read.setup_future_usage !== undefined) intent.setup_future_usage = read.setup_future_usage;
  if (read.shipping !== undefined) intent.shipping = read.shipping as Intent['shipping'];
  if (read.capture_method !== undefined) intent.capture_method = read.capture_method;
  if (read.payment_method_options) intent.payment_method_options = { card: cardOptions(read) };
}

function confirmation(read: Read<typeof confirmFields>, method: Method | null, call: Call): Confirmation {
  return {
    method,
    offSession: read.off_session ?? false,
    errorOnRequiresAction: read.error_on_requires_action ?? false,
    returnUrl: read.return_url ?? null,
    byScript: read.use_stripe_sdk ?? false,
    cause: call.cause,
    origin: call.origin,
  };
}
