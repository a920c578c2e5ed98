import { z } from 'zod';

import { CONSOLE_NAMES, type PublishedSettings } from '../../domain/operators/settings/settings.ts';
import type { RevisionKind } from '../revisions/revisions.ts';

/** What another release calls differently is left out. A value of another kind counts as its text, which the settings' own rules then judge. */
const schema: z.ZodType<PublishedSettings> = z.record(z.string(), z.json()).transform((stored) =>
  Object.fromEntries(
    CONSOLE_NAMES.flatMap((name) => {
      const value = stored[name];
      if (value === undefined || value === null || value === '') return [];
      return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
    }),
  ),
);

export const SETTINGS: RevisionKind<PublishedSettings> = { subject: 'settings', schema, first: {} };
