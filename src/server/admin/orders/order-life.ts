import { z } from 'zod';

import { BUNDLE_STATES } from '../../../domain/esims/bundle-state.ts';
import { ESIM_STATUSES } from '../../../domain/esims/display-status.ts';
import { type Timeline, timelineSchema } from '../../../domain/esims/timeline.ts';
import type { DbOrTx } from '../../db/database.ts';
import type { OwnedEsim } from '../../esims/queries.ts';
import { readTimeline } from '../../esims/usage/read-timeline.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { withdrawalOf } from '../../refunds/withdrawal/queries.ts';
import { versionAtTime } from '../../revisions/revisions.ts';
import { pageKind } from '../../texts/kind.ts';
import { iso, isoOrNull, moment } from '../parts/verb.ts';

/** An order's life after the sale: its eSIM, what the network reports, and what the buyer agreed to. */
export const orderLife = {
  esim: z
    .object({
      iccid: z.string(),
      wholesaler: z.string(),
      status: z.enum(ESIM_STATUSES).nullable(),
      /** As the network names it. */
      profile: z.string().nullable(),
      installed_at: moment.nullable(),
      network_state: z.enum(BUNDLE_STATES).nullable(),
      started_at: moment.nullable(),
      ends_at: moment.nullable(),
      /** Null until the network was asked, and for unlimited plans. */
      data: z.object({ initial_bytes: z.int(), remaining_bytes: z.int() }).nullable(),
      read_at: moment.nullable(),
    })
    .nullable(),
  /** Usage facts from the network, and plans added to the eSIM. */
  network: timelineSchema,
  consent: z.object({
    /** Version of the words under which the buyer agreed to get the plan before the withdrawal period ends. */
    withdrawal_version: z.string().nullable(),
    withdrawal_at: moment.nullable(),
    withdrawn_at: moment.nullable(),
    /** When the buyer agreed to have the card saved. */
    card_at: moment.nullable(),
    /** Version of the terms of service in force when the buyer ordered; 0 for the text that the shop comes with. */
    terms_version: z.int(),
  }),
};

const lifeSchema = z.object(orderLife);

/** The books of payments and provider orders report these steps already. */
const IN_PAYMENTS_AND_ORDERS: ReadonlySet<string> = new Set(['paid', 'ordered']);

export async function readLife(
  db: DbOrTx,
  purchase: Purchase,
  owned: OwnedEsim | null,
): Promise<z.infer<typeof lifeSchema>> {
  const withdrawal = await withdrawalOf(db, purchase.id);
  return {
    esim: owned && esimOf(owned),
    network: owned ? happened(await readTimeline(db, owned)) : [],
    consent: {
      withdrawal_version: purchase.withdrawalConsentVersion,
      withdrawal_at: isoOrNull(purchase.withdrawalConsentAt),
      withdrawn_at: isoOrNull(withdrawal?.receivedAt),
      card_at: isoOrNull(purchase.cardConsentAt),
      terms_version: await versionAtTime(db, pageKind('terms'), purchase.createdAt),
    },
  };
}

function esimOf({ row, esim, usage }: OwnedEsim): z.infer<typeof lifeSchema>['esim'] {
  return {
    iccid: row.iccid,
    wholesaler: esim.wholesaler,
    status: row.status,
    profile: esim.profileStatus,
    installed_at: isoOrNull(esim.firstInstalledAt),
    network_state: usage?.bundleState ?? null,
    started_at: isoOrNull(usage?.startedAt),
    ends_at: isoOrNull(usage?.endsAt),
    data:
      usage && !usage.unlimited
        ? { initial_bytes: usage.initialBytes, remaining_bytes: usage.remainingBytes }
        : null,
    read_at: usage && iso(usage.readAt),
  };
}

function happened(timeline: Timeline): Timeline {
  return timeline.filter(
    ({ step, at, ended_as: end }) => at !== null && !IN_PAYMENTS_AND_ORDERS.has(step) && end !== 'refunded',
  );
}
