import { createHmac, randomUUID } from 'node:crypto';

import type { World } from '../../core/party.ts';
import type { Assignment } from '../account/assignment.ts';
import type { Books } from '../account/books.ts';
import type { Esim } from '../account/esim.ts';
import { bundleOnCallback } from './bundle-on-callback.ts';

/** Where our organisation's usage callbacks go; null where no address was given in the portal. */
export interface CallbackAddress {
  readonly url: string | null;
}

const ANSWER_WITHIN_MS = 20_000;

/** What the wholesaler tells our organisation: one POST an event, unsigned (V2) or signed with the API key (V3). */
export class Callbacks {
  readonly #world: World;
  readonly #books: Books;
  readonly #address: CallbackAddress;
  readonly #key: string;

  constructor(world: World, books: Books, address: CallbackAddress, key: string) {
    this.#world = world;
    this.#books = books;
    this.#address = address;
    this.#key = key;
  }

  /** The callback URL as GET /organisation prints it. */
  get url(): string {
    return this.#address.url ?? '';
  }

  /** `Utilisation` and `FirstUse` are about a bundle of an eSIM. */
  aboutBundle(alertType: 'Utilisation' | 'FirstUse', esim: Esim, assignment: Assignment): void {
    const bundle = bundleOnCallback(this.#books, assignment);
    this.#post({ iccid: esim.iccid, alertType, bundle });
  }

  firstAttachment(esim: Esim): void {
    this.#post({ iccid: esim.iccid, alertType: 'FirstAttachment' });
  }

  countryChange(esim: Esim, country: { code: string; name: string }): void {
    this.#post({ iccid: esim.iccid, alertType: 'CountryChange', country });
  }

  /** The end of an idle eSIM, announced and then done; these carry no `alertType`. */
  life(esim: Esim, event: 'esim.deletion_scheduled' | 'esim.deleted', date: string): void {
    this.#post({ event, date, iccid: esim.iccid });
  }

  #post(content: { iccid: string } & Record<string, unknown>): void {
    const { url } = this.#address;
    if (!url) return;
    const { callbackVersion, callbackSignature, callbackIccid, callbackRetrySeconds } = this.#books.options;
    const body = text(content, callbackIccid === 'number');
    const signature = createHmac('sha256', this.#key).update(body).digest(callbackSignature);
    this.#world.webhooks.deliver({
      party: 'esim-go',
      id: randomUUID(),
      retrySeconds: callbackRetrySeconds,
      async send() {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(callbackVersion === 'V3' && { 'X-Signature-SHA256': signature }),
          },
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        });
        await response.body?.cancel();
        return response.status;
      },
    });
  }
}

/** JSON in which the ICCID may stand as a bare number: all its digits are there, a careless reader loses the last ones. */
function text(content: { iccid: string }, bareIccid: boolean): string {
  const json = JSON.stringify(content);
  return bareIccid ? json.replace(/"iccid":"(\d+)"/, '"iccid":$1') : json;
}
