import type { Currency } from '../../domain/currencies.ts';
import type { TopUp } from '../../domain/esims/top-up-offer.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { answerOf, ApiFailure } from '../api/api.ts';
import type { ShopApi } from '../api/caller.ts';
import { failureWords } from '../api/words.ts';
import { logFailure } from '../browser/log-failure.ts';
import { pageCurrency } from '../core/language.ts';

/** Whether a plan can be added to an eSIM, and when it would start and end there. */
export type TopUpTerms =
  | { kind: 'terms'; topUp: TopUp; esim: UserEsim }
  /** It cannot; the shop's message says why. */
  | { kind: 'refused'; why: string }
  /** The answer failed to load. */
  | { kind: 'failed'; why: string };

interface Wanted {
  id: string;
  country: string;
  /** Token of the eSIM's order page. */
  order: string | undefined;
  currency: Currency | undefined;
}

/** Asks the network about a plan and an eSIM. */
export async function readTerms(
  api: ShopApi,
  esimId: string,
  { id, country, order, currency = pageCurrency() }: Wanted,
): Promise<TopUpTerms> {
  const own = api.esims[':id'];
  const param = { id: esimId, bundle_name: id };
  const shown = order === undefined ? {} : { order };
  try {
    const [{ top_up: topUp }, { esim }] = await Promise.all([
      answerOf(own['top-ups'][':bundle_name'].$get({ param, query: { country, currency, ...shown } })),
      answerOf(own.$get({ param: { id: esimId }, query: shown })),
    ]);
    return { kind: 'terms', topUp, esim };
  } catch (failure) {
    logFailure('asking for a top-up', failure);
    if (!(failure instanceof ApiFailure)) return { kind: 'failed', why: failureWords.wrong };
    return { kind: isFinal(failure) ? 'refused' : 'failed', why: failure.message };
  }
}

/** Another try would give the same answer. */
export function isFinal({ status }: ApiFailure): boolean {
  return status >= 400 && status < 429;
}
