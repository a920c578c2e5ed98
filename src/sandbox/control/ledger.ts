import type { Party } from '../core/party.ts';

/** The whole truth of what moved, in one answer: `GET /control/ledger`. */
export function mergeLedgers(parties: Party[]): Record<string, unknown[]> {
  const ledger: Record<string, unknown[]> = {
    charges: [],
    paypal_captures: [],
    refunds: [],
    provider_orders: [],
    esims: [],
    mails: [],
    sign_ins: [],
  };
  for (const party of parties) {
    for (const [name, entries] of Object.entries(party.ledger?.() ?? {})) {
      ledger[name] = [...(ledger[name] ?? []), ...(Array.isArray(entries) ? entries : [entries])];
    }
  }
  return ledger;
}
