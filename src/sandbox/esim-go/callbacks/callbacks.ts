import { createHmac, randomUUID } from 'node:crypto';

import type { World } from '../../core/party.ts';
import { postCallback } from '../../core/webhooks.ts';
import { type Assignment, endOf, remainingAt } from '../account/assignment.ts';
import type { Books } from '../account/books.ts';
import type { Esim } from '../account/esim.ts';
import { nanoTime } from '../account/wire.ts';

/** The address of our organisation's usage callbacks; null if the portal has none. */
export interface CallbackAddress {
  readonly url: string | null;
}

const ANSWER_WITHIN_MS = 20_000;

/** The wholesaler's callbacks to our organisation: one POST per event, unsigned (V2) or signed with the API key (V3). */
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

  /** `Utilisation` and `FirstUse`, for a bundle on an eSIM. */
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

  /** An idle eSIM will be deleted, or is; these callbacks have no `alertType`. */
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
      send: () =>
        postCallback(
          url,
          body,
          {
            ...(callbackVersion === 'V3' && { 'X-Signature-SHA256': signature }),
          },
          ANSWER_WITHIN_MS,
        ),
    });
  }
}

/** JSON with the ICCID perhaps as a bare number. All its digits are there, but a careless reader loses the last ones. */
function text(content: { iccid: string }, bareIccid: boolean): string {
  const json = JSON.stringify(content);
  return bareIccid ? json.replace(/"iccid":"(\d+)"/, '"iccid":$1') : json;
}

/** The `bundle` of a callback: V2 has its name, times and quantities in bytes; V3 has more. */
function bundleOnCallback(books: Books, assignment: Assignment): Record<string, unknown> {
  const end = endOf(assignment);
  const plain = {
    name: assignment.bundle,
    initialQuantity: assignment.initialBytes,
    remainingQuantity: remainingAt(assignment, books.now()),
    startTime: assignment.startedAt === null ? null : nanoTime(assignment.startedAt),
    endTime: end === null ? null : nanoTime(end),
  };
  if (books.options.callbackVersion === 'V2') return plain;
  return {
    id: assignment.id,
    reference: assignment.reference,
    description: assignment.description,
    ...plain,
    unlimited: assignment.unlimited,
    unit: 'BYTES',
  };
}
