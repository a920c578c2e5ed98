import { z } from 'zod';

import {
  MAX_PLACE_NAME_LENGTH,
  MAX_PLACE_TEXT_LENGTH,
  severalLines,
} from '../../../domain/operators/catalogue/place-words.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { AuditFacts } from '../../audit/audit-facts.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { encodePicture, storePicture, leavePicture } from '../../catalog/overrides/pictures.ts';
import {
  changePlace,
  type HandledPlace,
  type PlaceChanges,
  placeOfCode,
  showPlan,
} from '../../catalog/overrides/places.ts';
import { planCalled } from '../../catalog/plan-called.ts';
import { pictureOf } from '../../catalog/queries.ts';
import { oneLine } from '../../core/one-line.ts';
import type { Tx } from '../../db/database.ts';
import { actor } from '../../staff/acting.ts';
import { base64 } from '../parts/base64.ts';
import { verb, type VerbCall, reason } from '../parts/verb.ts';
import { placeCode, seenVersion, subjectOf } from './place-facts.ts';

/** Null or blank means the wholesaler's own name. */
const ownName = z.string().transform(oneLine).pipe(z.string().max(MAX_PLACE_NAME_LENGTH)).nullable();
const ownText = z.string().transform(severalLines).pipe(z.string().max(MAX_PLACE_TEXT_LENGTH)).nullable();

const changedSchema = z.object({
  /** The place's version now. */
  version: z.int(),
  /** False if nothing had to change. */
  changed: z.boolean(),
});

export const place_change = verb({
  permission: 'catalogue.change',
  summary:
    'Hide or show a country or region, and give it your own name and text; it applies within two seconds',
  changes: true,
  input: z.object({
    place: placeCode,
    name: ownName.optional(),
    text: ownText.optional(),
    visible: z.boolean().optional(),
    reason,
    seen: seenVersion,
  }),
  output: changedSchema,
  async run(call, { place: code, name, text, visible, ...beside }) {
    const place = await placeOfCode(call.deps.db.db, code);
    // A name equal to the wholesaler's is not stored as our own.
    const typedName = name === place.name ? null : name || null;
    return change(call, place, beside, {
      ...(name !== undefined && { ownName: typedName }),
      ...(text !== undefined && { ownText: text || null }),
      ...(visible !== undefined && { visible }),
    });
  },
});

export const place_picture = verb({
  permission: 'catalogue.change',
  summary:
    'Give a country or region your own picture, or remove it with null to show the shop’s illustration',
  changes: true,
  input: z.object({ place: placeCode, picture: base64.nullable(), reason, seen: seenVersion }),
  output: changedSchema.extend({ picture: z.string().nullable() }),
  async run(call, { place: code, picture, ...beside }) {
    const place = await placeOfCode(call.deps.db.db, code);
    refuseStale(place, beside.seen);
    const encoded = picture === null ? null : await encodePicture(picture);
    const changes = { pictureId: encoded?.id ?? null, imageUrl: null };
    const done = await change(call, place, beside, changes, async (tx) => {
      if (encoded) await storePicture(tx, encoded);
    });
    return { ...done, picture: pictureOf(changes) };
  },
});

export const plan_show = verb({
  permission: 'catalogue.change',
  summary: 'Hide a plan in a country or region with every wholesaler, or sell it again',
  changes: true,
  input: z.object({
    place: placeCode,
    bundle_name: z.string().min(1).max(200),
    visible: z.boolean(),
    reason,
  }),
  output: z.object({ changed: z.boolean() }),
  async run({ deps, by }, { place, bundle_name: bundleName, visible, reason }) {
    const found = await placeOfCode(deps.db.db, place);
    const changed = await deps.db.db.transaction(async (tx) => {
      const isOther = await showPlan(tx, { code: found.code, bundleName, visible });
      if (isOther)
        await recordAudit(deps, tx, {
          ...actor(by),
          what: visible ? 'plan shown' : 'plan hidden',
          why: reason,
          subject: subjectOf(found),
          after: { plan: planCalled(deps.catalog.current(), bundleName, found.code) },
        });
      return isOther;
    });
    await deps.catalog.refresh();
    return { changed };
  },
});

function refuseStale({ version }: HandledPlace, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw new Problem('changed_by_another');
}

interface Beside {
  reason: string;
  seen?: number | undefined;
}

async function change(
  { deps, by }: VerbCall,
  place: HandledPlace,
  { reason, seen }: Beside,
  wanted: PlaceChanges,
  first: (tx: Tx) => Promise<void> = async () => {},
): Promise<z.infer<typeof changedSchema>> {
  refuseStale(place, seen);
  const changes: PlaceChanges = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => place[name as keyof PlaceChanges] !== value),
  );
  if (Object.keys(changes).length === 0) return { version: place.version, changed: false };
  const version = await deps.db.db.transaction(async (tx) => {
    await first(tx);
    const next = await changePlace(tx, place, changes);
    if (changes.pictureId !== undefined && place.pictureId !== null)
      await leavePicture(tx, place.pictureId, deps.now());
    await recordAudit(deps, tx, {
      ...actor(by),
      what: whatOf(changes),
      why: reason,
      subject: subjectOf(place),
      before: factsOf(place, changes),
      after: factsOf({ ...place, ...changes }, changes),
    });
    return next;
  });
  await deps.catalog.refresh();
  return { version, changed: true };
}

function whatOf({ visible, ...others }: PlaceChanges): string {
  if (Object.keys(others).length > 0)
    return 'pictureId' in others || 'imageUrl' in others ? 'place picture changed' : 'place changed';
  return visible ? 'place shown' : 'place hidden';
}

/** The given place's values of the fields that change. */
function factsOf(place: HandledPlace, changes: PlaceChanges): AuditFacts {
  return {
    ...('ownName' in changes && { name: place.ownName }),
    ...('ownText' in changes && { text: place.ownText }),
    ...('visible' in changes && { visible: place.visible }),
    ...(('pictureId' in changes || 'imageUrl' in changes) && { picture: pictureOf(place) }),
  };
}
