import type { z } from 'zod';

import type { EsimEvent, UsageFact } from '../../../domain/esims/usage-facts.ts';
import type { wireHistory } from './esim-go-wire.ts';

type Action = z.infer<typeof wireHistory>['actions'][number];

/** The sentences of eSIM Go's history for each fact. */
const TOLD: Record<UsageFact, (action: Action) => boolean> = {
  first_use: ({ name }) => /first use$/i.test(name),
  used_80: ({ name, alertType }) => /utilisation alert$/i.test(name) && /^80\b/.test(alertType ?? ''),
  depleted: ({ name, alertType }) => /utilisation alert$/i.test(name) && /^100\b/.test(alertType ?? ''),
  ended: ({ name }) => /^bundle (expired|lapsed|revoked)$/i.test(name),
};

/** The history in our terms, without other entries and those without a time. */
export function eventsIn({ actions }: z.infer<typeof wireHistory>): EsimEvent[] {
  return actions.flatMap((action): EsimEvent[] => {
    const kind = (Object.keys(TOLD) as UsageFact[]).find((fact) => TOLD[fact](action));
    const { date: at, bundleName, bundle } = action;
    return kind && at ? [{ kind, at, bundleName: bundleName || bundle || null }] : [];
  });
}
