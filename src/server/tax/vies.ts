import { z } from 'zod';

import { type EuVatNumber, findEuVatNumber } from '../../domain/tax/eu-vat-number.ts';
import type { VatStanding } from '../../domain/tax/place-of-supply.ts';
import { oneLine } from '../core/one-line.ts';
import type { Settings } from '../core/settings/env.ts';

export type ViesSettings = Pick<Settings, 'VIES_URL' | 'LEGAL_TAX_ID'>;

/** VIES asks a member state, which may take its time. */
const ANSWER_MS = 10_000;

/** What VIES says of a number. */
export interface VatCheck {
  standing: VatStanding;
  /** In VIES's word: 'VALID', 'MS_UNAVAILABLE'; `NO_ANSWER` if there was none. */
  answer: string;
  /** The consultation number, which proves the question to a tax office; null unless the shop told its own number. */
  consultation: string | null;
  /** Whose it is, each as one line; null where its state does not say so. */
  name: string | null;
  address: string | null;
}

type Said = z.infer<typeof answerSchema>;

/** As long as a name or an address is kept. */
const MOST = 200;

/**
 * Both forms of an answer. The second one comes with several statuses.
 * Source: https://ec.europa.eu/assets/taxud/vow-information/swagger_publicVAT.yaml
 */
const answerSchema = z.union([
  z.object({
    valid: z.boolean(),
    requestIdentifier: z.string().nullish(),
    name: z.string().nullish(),
    address: z.string().nullish(),
  }),
  z.object({ errorWrappers: z.array(z.object({ error: z.string().max(60) })).min(1) }),
]);

/** Asks VIES, the EU's register of VAT numbers, about a buyer's. Never throws: what cannot be said is unknown. */
export async function askVies(settings: ViesSettings, about: EuVatNumber): Promise<VatCheck> {
  const own = ownVatNumber(settings);
  const check = await ask(settings, about, own);
  // Then our own number is wrong, which says nothing about the buyer's.
  return own && check.answer === 'INVALID_REQUESTER_INFO' ? ask(settings, about, null) : check;
}

/** The shop's own VAT number; null if its tax number is of another kind. */
export function ownVatNumber({ LEGAL_TAX_ID }: Pick<Settings, 'LEGAL_TAX_ID'>): EuVatNumber | null {
  return findEuVatNumber(LEGAL_TAX_ID ?? '');
}

async function ask(
  { VIES_URL }: ViesSettings,
  { prefix, number }: EuVatNumber,
  own: EuVatNumber | null,
): Promise<VatCheck> {
  try {
    const response = await fetch(`${VIES_URL}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        countryCode: prefix,
        vatNumber: number,
        ...(own && { requesterMemberStateCode: own.prefix, requesterNumber: own.number }),
      }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return checkIn(answerSchema.parse(await response.json()));
  } catch {
    return { standing: 'unknown', answer: 'NO_ANSWER', ...NOTHING_TOLD };
  }
}

const NOTHING_TOLD = { consultation: null, name: null, address: null };

function checkIn(answer: Said): VatCheck {
  if ('valid' in answer) {
    const standing = answer.valid ? 'valid' : 'invalid';
    return {
      standing,
      answer: standing.toUpperCase(),
      consultation: answer.requestIdentifier?.slice(0, 60) || null,
      name: told(answer.name),
      address: told(answer.address),
    };
  }
  const error = answer.errorWrappers[0]?.error ?? '';
  return { standing: error === 'INVALID_INPUT' ? 'invalid' : 'unknown', answer: error, ...NOTHING_TOLD };
}

/** Germany and Spain write hyphens in place of everything; others put an address on several lines. */
function told(text: string | null | undefined): string | null {
  const lines = (text ?? '').split('\n').map(oneLine);
  const said = lines.filter((line) => line !== '').join(', ');
  return /[\p{L}\d]/u.test(said) ? said.slice(0, MOST).toWellFormed() : null;
}
