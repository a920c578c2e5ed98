import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

import type { Activation } from '../../../domain/checkout/order-schema.ts';
import { answerOf, ApiFailure } from '../../api/api.ts';
import type { ShopApi } from '../../api/caller.ts';
import { type Answer, useAnswer } from '../../api/use-answer.ts';
import { useApi } from '../../api/use-api.ts';

export interface OwnCodes {
  /** 'Japan' */
  place: string;
  activation: Activation;
}

interface OwnCodesState {
  /** Null: the page was not opened for an eSIM. A loaded null: there is no such eSIM here, or not yet. */
  answer: Answer<OwnCodes | null> | null;
  askAgain: () => void;
}

const NONE: Promise<OwnCodes | null> = Promise.resolve(null);

/** The codes of the eSIM for which the guide was opened: `?esim=` for its owner, `?order=` with an order's token. */
export function useOwnCodes(): OwnCodesState {
  const api = useApi();
  const [params] = useSearchParams();
  const esim = params.get('esim');
  const order = params.get('order');
  const ask = useCallback(() => {
    if (order) return unlessMissing(codesOfOrder(api, order));
    return esim ? unlessMissing(codesOfEsim(api, esim)) : NONE;
  }, [api, esim, order]);
  const { answer, askAgain } = useAnswer(ask);
  return { answer: esim || order ? answer : null, askAgain };
}

async function codesOfOrder(api: ShopApi, token: string): Promise<OwnCodes | null> {
  const { order } = await answerOf(api.orders[':token'].$get({ param: { token } }));
  const activation = order.esim?.activation;
  return activation ? { place: order.plan.country, activation } : null;
}

async function codesOfEsim(api: ShopApi, id: string): Promise<OwnCodes | null> {
  const [{ activation }, { esim }] = await Promise.all([
    answerOf(api.esims[':id'].activation.$get({ param: { id } })),
    answerOf(api.esims[':id'].$get({ param: { id }, query: {} })),
  ]);
  return { place: esim.country_name, activation };
}

/** Treats a truncated address like one that names nothing. */
function unlessMissing(codes: Promise<OwnCodes | null>): Promise<OwnCodes | null> {
  return codes.catch((failure: unknown) => {
    if (failure instanceof ApiFailure && [400, 401, 404].includes(failure.status)) return null;
    throw failure;
  });
}
