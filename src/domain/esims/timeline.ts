import { z } from 'zod';

import { type Plan, planSchema } from '../catalog/catalog-schema.ts';
import { BUNDLE_STATES, type BundleState } from './bundle-state.ts';
import type { UsageFact } from './usage-facts.ts';

/** The steps of an eSIM's life, in order; top-ups may come any number of times. */
const STEPS = [
  'paid',
  'ordered',
  'assigned',
  'installed',
  'first_use',
  'used_80',
  'topped_up',
  'ended',
] as const;
type Step = (typeof STEPS)[number];

/** `shop`: our own records. `network`: its report. `noticed`: when we first saw it, which may be later than it happened. */
const SOURCES = ['shop', 'network', 'noticed'] as const;

/** How a plan ended: its bundle's state, or a refund. */
const ENDS = [...BUNDLE_STATES, 'refunded'] as const;

/** A step that has happened or may still happen; then `at` is null. `ended_as` says how a plan ended. */
export const timelineSchema = z.array(
  z.object({
    step: z.enum(STEPS),
    at: z.string().nullable(),
    source: z.enum(SOURCES).nullable(),
    /** Only for the last step: `depleted`, or the bundle's last state (`expired`, `lapsed`, `revoked`), or `refunded`. */
    ended_as: z.enum(ENDS).nullable(),
    /** Only for `topped_up`: the added plan, '1 GB for 7 days, Japan'. */
    plan: z.string().nullable(),
    /** The same as facts, for pages in other languages; null also if our record of it cannot be read. */
    added: planSchema.nullable(),
  }),
);

export type Timeline = z.infer<typeof timelineSchema>;

interface Moment {
  at: Date;
  source: (typeof SOURCES)[number];
}

/** What is known of one purchase. */
export interface Life {
  paidAt: Date | null;
  orderedAt: Date | null;
  assignedAt: Date | null;
  installedAt: Date | null;
  refundedAt: Date | null;
  unlimited: boolean;
  bundleState: BundleState | null;
  /** Plans added to the eSIM since, oldest first, with the time when each was there. */
  topUps: readonly { at: Date; plan: string; added: Plan | null }[];
  facts: readonly (Moment & { kind: UsageFact })[];
}

/**
 * All steps in order; an unlimited plan has no 80%, and top-ups appear only once they happened. Plans added after the plan ended
 * come after its end.
 */
export function timelineOf(life: Life): Timeline {
  const fact = (kind: UsageFact) => life.facts.find((one) => one.kind === kind) ?? null;
  const ours = (at: Date | null): Moment | null => at && { at, source: 'shop' };
  const theirs = (at: Date | null): Moment | null => at && { at, source: 'network' };
  const depleted = fact('depleted');
  const over = fact('ended');
  const refunded = ours(life.refundedAt);
  const ends: { moment: Moment | null; as: (typeof ENDS)[number] }[] = [
    { moment: depleted, as: 'depleted' },
    { moment: over, as: life.bundleState ?? 'expired' },
    { moment: refunded, as: 'refunded' },
  ];
  const end = ends
    .flatMap(({ moment, as }) => (moment ? [{ moment, as }] : []))
    .toSorted((a, b) => a.moment.at.getTime() - b.moment.at.getTime())[0];
  const moments: Record<Exclude<Step, 'topped_up'>, Moment | null> = {
    paid: ours(life.paidAt),
    ordered: ours(life.orderedAt),
    assigned: theirs(life.assignedAt),
    installed: theirs(life.installedAt),
    first_use: fact('first_use'),
    used_80: fact('used_80'),
    ended: end?.moment ?? null,
  };
  const isBehindEnd = ({ at }: { at: Date }) => end !== undefined && at > end.moment.at;
  const topUp = ({ at, plan, added }: Life['topUps'][number]): Timeline[number] => {
    return { step: 'topped_up', at: at.toISOString(), source: 'shop', ended_as: null, plan, added };
  };
  const steps = STEPS.filter((step) => step !== 'used_80' || !life.unlimited).flatMap((step): Timeline => {
    if (step === 'topped_up') return life.topUps.filter((one) => !isBehindEnd(one)).map(topUp);
    const moment = moments[step];
    const ended_as = step === 'ended' ? (end?.as ?? null) : null;
    return [
      {
        step,
        at: moment?.at.toISOString() ?? null,
        source: moment?.source ?? null,
        ended_as,
        plan: null,
        added: null,
      },
    ];
  });
  return [...steps, ...life.topUps.filter(isBehindEnd).map(topUp)];
}
