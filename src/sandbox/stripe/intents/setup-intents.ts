import { setTimeout as pause } from 'node:timers/promises';

import type { Account } from '../account/account.ts';
import { missing, refused } from '../account/failure.ts';
import type { Method, Setup } from '../account/state.ts';
import type { Call, Route } from '../api/api.ts';
import { mergeMetadata, readParams, type Read } from '../api/params.ts';
import { makeMethod, methodNamed } from '../charges/card-data.ts';
import { customerNamed, mustBeUsable } from '../customers/attachments.ts';
import { askForAuthentication, forgetChallenges } from './challenges.ts';
import { BANK_MS, bankWantsBuyer } from './confirm.ts';
import { finishSetup } from './finish-setup.ts';
import { checkSecret, inTurn } from './intent-access.ts';
import { intentRoutes } from './intent-routes.ts';
import { cancelFields, confirmFields, createFields, newSetup, updateFields } from './new-setup.ts';

export function setupIntentRoutes(account: Account): Route[] {
  return intentRoutes<Setup>('/v1/setup_intents', {
    list: () => account.state.setups,
    find: (call) => setupOf(account, call),
    create: async (call) => create(account, call),
    update: async (call) => update(account, call),
    confirm: async (call) => confirm(account, call),
    cancel: async (call) => cancel(account, call),
  });
}

async function create(account: Account, call: Call): Promise<Setup> {
  const read = readParams(call.form, createFields);
  if (read.customer !== undefined) customerNamed(account, read.customer);
  const method = methodOf(account, read);
  if (method) mustBeUsable(account, method, read.customer ?? null, false);
  const setup = newSetup(account, read);
  if (method) choose(setup, method);
  account.state.setups[setup.id] = setup;
  account.emit('setup_intent.created', setup, call.cause);
  return read.confirm ? inTurn(setup, async () => confirmSetup(account, setup, method, read, call)) : setup;
}

async function update(account: Account, call: Call): Promise<Setup> {
  const setup = setupOf(account, call);
  const read = readParams(call.form, updateFields);
  return inTurn(setup, () => {
    mustBeUnfinished(setup, 'update');
    const customer = read.customer ?? setup.customer;
    if (customer !== null) customerNamed(account, customer);
    const method = methodOf(account, read);
    if (method) mustBeUsable(account, method, customer, false);
    setup.customer = customer;
    if (read.description !== undefined) setup.description = read.description;
    setup.metadata = mergeMetadata(setup.metadata ?? {}, read.metadata);
    if (method) choose(setup, method);
    account.save();
    return setup;
  });
}

async function confirm(account: Account, call: Call): Promise<Setup> {
  const setup = setupOf(account, call);
  const read = readParams(call.form, confirmFields);
  return inTurn(setup, async () => {
    mustBeUnfinished(setup, 'confirm');
    return confirmSetup(account, setup, methodOf(account, read), read, call);
  });
}

async function confirmSetup(
  account: Account,
  setup: Setup,
  given: Method | null,
  read: Read<typeof confirmFields>,
  call: Call,
): Promise<Setup> {
  const method = given ?? account.state.methods[setup.payment_method ?? ''];
  if (!method) {
    throw unexpectedState(
      "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.",
      setup,
    );
  }
  mustBeUsable(account, method, setup.customer, false);
  await pause(BANK_MS);
  forgetChallenges(account, setup);
  setup.payment_method = method.id;
  setup.next_action = null;
  setup.last_setup_error = null;
  const options = read.payment_method_options ?? setup.payment_method_options;
  const requested = options?.card?.request_three_d_secure ?? 'automatic';
  if (requested === 'automatic' && !bankWantsBuyer(account, method, false)) {
    return finishSetup(account, setup, method, call.cause);
  }
  return askForAuthentication(account, setup, method, {
    returnUrl: read.return_url ?? null,
    byScript: read.use_stripe_sdk ?? false,
    cause: call.cause,
    origin: call.origin,
  });
}

async function cancel(account: Account, call: Call): Promise<Setup> {
  const setup = setupOf(account, call);
  const read = readParams(call.form, cancelFields);
  return inTurn(setup, () => {
    mustBeUnfinished(setup, 'cancel');
    forgetChallenges(account, setup);
    setup.status = 'canceled';
    setup.cancellation_reason = read.cancellation_reason ?? null;
    setup.next_action = null;
    account.emit('setup_intent.canceled', setup, call.cause);
    return setup;
  });
}

function setupOf(account: Account, call: Pick<Call, 'id' | 'clientSecret'>): Setup {
  const setup = account.state.setups[call.id];
  if (!setup) throw missing('setupintent', call.id, 'intent');
  checkSecret(call.clientSecret, setup.client_secret, 'SetupIntent', 'setup_intent_invalid_parameter');
  return setup;
}

function mustBeUnfinished(setup: Setup, what: string): void {
  if (setup.status !== 'succeeded' && setup.status !== 'canceled') return;
  throw unexpectedState(
    `You cannot ${what} this SetupIntent because it has a status of ${setup.status}.`,
    setup,
  );
}

function unexpectedState(message: string, setup: Setup) {
  return refused(message, 'setup_intent_unexpected_state', { setup_intent: setup });
}

function methodOf(account: Account, read: Read<typeof updateFields>): Method | null {
  if (read.payment_method !== undefined) return methodNamed(account, read.payment_method);
  return read.payment_method_data ? makeMethod(account, read.payment_method_data) : null;
}

function choose(setup: Setup, method: Method): void {
  setup.payment_method = method.id;
  setup.status = 'requires_confirmation';
  setup.next_action = null;
}
