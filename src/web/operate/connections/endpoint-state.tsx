import type { DeliveryState } from '../../../domain/operators/webhook-events.ts';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import { endpointWords, webhookWords } from './words.ts';

type EndpointState = Output<'webhooks'>['webhooks'][number]['state'];

const TONES: Record<EndpointState, StatusTone> = {
  active: 'good',
  failing: 'waiting',
  paused: 'quiet',
  paused_for_failures: 'bad',
};
const DELIVERY_TONES: Record<DeliveryState, StatusTone> = {
  delivered: 'good',
  pending: 'waiting',
  failed: 'bad',
};

export function EndpointStatePill({ state }: { state: EndpointState }) {
  return <StatusPill tone={TONES[state]}>{webhookWords.states[state]}</StatusPill>;
}

export function DeliveryStatePill({ state }: { state: DeliveryState }) {
  return <StatusPill tone={DELIVERY_TONES[state]}>{endpointWords.states[state]}</StatusPill>;
}
