import type { z } from 'zod';

import { bundleStateOf } from '../../../domain/esims/bundle-state.ts';
import type { Logger } from '../../core/log.ts';
import type { NamedReading } from '../wholesaler.ts';
import type { wireEsimBundles } from './esim-go-wire.ts';

/** Reads the bundles of an eSIM. A state we do not know becomes `unknown`, and is logged once. */
export function createBundleReader(log: Logger) {
  const strange = new Set<string>();
  return ({ bundles }: z.infer<typeof wireEsimBundles>): NamedReading[] =>
    (bundles ?? []).flatMap(({ name, assignments }) =>
      (assignments ?? []).map((assignment) => {
        const { bundleState: named } = assignment;
        const state = bundleStateOf(named);
        if (state === 'unknown' && !strange.has(named)) {
          strange.add(named);
          log.warn({ bundleState: named }, 'the wholesaler names a state of a bundle that we do not know');
        }
        return {
          bundleName: name,
          id: assignment.id ?? null,
          state,
          assignmentReference: assignment.assignmentReference ?? null,
          assignedAt: assignment.assignmentDateTime,
          initialBytes: assignment.initialQuantity,
          remainingBytes: assignment.remainingQuantity,
          unlimited: assignment.unlimited ?? false,
          startedAt: assignment.startTime,
          endsAt: assignment.endTime,
        };
      }),
    );
}
