import type { Wallet } from '../../../src/domain/checkout/paid-method.ts';

/** A card in a wallet. */
export interface InWallet {
  wallet: Wallet;
  /** Its number; by default one that pays. */
  card?: string;
}

interface Started {
  client_secret: string;
  payment_intent_id: string;
}

/** What the processor's script does in the browser: confirms an intent with a card by name, or with what a wallet's sheet gave. */
export async function confirmIntent(
  stripe: string,
  { client_secret, payment_intent_id }: Started,
  method: string | InWallet,
): Promise<{
  status?: string;
  error?: { message: string };
  /** The bank's question, as the card field shows it. */
  next_action?: { use_stripe_sdk: { stripe_js: string } } | null;
}> {
  const paying = typeof method === 'string' ? { payment_method: method } : await agreement(stripe, method);
  return post(`${stripe}/v1/payment_intents/${payment_intent_id}/confirm`, {
    key: 'pk_test_sandbox',
    client_secret,
    ...paying,
  });
}

/** The owner of the wallet agrees in its sheet. */
async function agreement(stripe: string, { wallet, card = '4242424242424242' }: InWallet) {
  const { token } = await post<{ token: string }>(`${stripe}/elements/wallet-sheet`, { wallet, card });
  return { 'payment_method_data[type]': 'card', 'payment_method_data[card][token]': token };
}

async function post<T>(address: string, form: Record<string, string>): Promise<T> {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(form) });
  return (await response.json()) as T;
}
