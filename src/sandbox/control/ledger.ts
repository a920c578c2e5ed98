import type { Party } from '../core/party.ts';

/** `GET /control/ledger`: the ledgers of all parties in one answer. */
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
