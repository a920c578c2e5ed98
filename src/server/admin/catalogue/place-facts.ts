import { z } from 'zod';

import { calledOf, type HandledPlace } from '../../catalog/overrides/places.ts';
import { pictureOf } from '../../catalog/queries.ts';

/** A country's or region's code. */
export const placeCode = z.string().trim().min(1).max(20);

/** The version of the place or ranking that the caller saw; left out at the command line. */
export const seenVersion = z.int().min(1).optional();

export const placeSchema = z.object({
  kind: z.enum(['country', 'region']),
  code: z.string(),
  /** As its pages show it. */
  name: z.string(),
  /** The wholesaler's name for it. */
  wholesaler_name: z.string(),
  own_name: z.string().nullable(),
  own_text: z.string().nullable(),
  /** Addresses of its page picture and card picture; null if we draw one. */
  picture: z.object({ large: z.string(), small: z.string() }).nullable(),
  visible: z.boolean(),
  version: z.int(),
  /** Number of plans offered there, hidden ones included. */
  plans: z.int(),
  hidden_plans: z.int(),
  /** Path of its page in the shop. */
  path: z.string(),
});

export function placeIn(place: HandledPlace): z.infer<typeof placeSchema> {
  const large = pictureOf(place);
  return {
    kind: place.kind,
    code: place.code,
    name: calledOf(place),
    wholesaler_name: place.name,
    own_name: place.ownName,
    own_text: place.ownText,
    picture: large === null ? null : { large, small: pictureOf(place, 'small') ?? large },
    visible: place.visible,
    version: place.version,
    plans: place.plans,
    hidden_plans: place.hiddenPlans,
    path:
      place.kind === 'country'
        ? `/country/${encodeURIComponent(place.code)}`
        : `/regional/${encodeURIComponent(place.slug ?? '')}`,
  };
}

/** The place's name in the audit. */
export const subjectOf = ({ code }: Pick<HandledPlace, 'code'>) => `place ${code}`;
