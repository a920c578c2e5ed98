import { z } from 'zod';

import { SETUP_STEPS, stateOfStep } from '../../../domain/operators/settings/setup.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findingsSchema } from '../../core/finding.ts';
import { SETUP_PARTS, STEP_PROOFS } from '../../core/settings/setup-proofs.ts';
import type { Deps } from '../../deps.ts';
import { type Checked, readChecks } from '../../doctor/checks.ts';
import { addRevision, newestRevision } from '../../revisions/revisions.ts';
import { GUIDE } from '../../settings/guide-kind.ts';
import { missingToSell } from '../../settings/layered.ts';
import { actor } from '../../staff/acting.ts';
import { isoOrNull, moment, verb } from '../parts/verb.ts';
import { examine } from './examine.ts';

const stepSchema = z.enum(SETUP_STEPS);

const guideSchema = z.object({
  mode: z.enum(['sandbox', 'live']),
  /** Whether an owner has put the guide away. */
  hidden: z.boolean(),
  /** What a live shop lacks to sell. */
  missing: z.array(z.string()),
  steps: z.array(
    z.object({
      step: stepSchema,
      state: z.enum(['done', 'open', 'unchecked', 'live']),
      checked_at: moment.nullable(),
      findings: findingsSchema,
    }),
  ),
  /** The first step to do; null if all are done. */
  next: stepSchema.nullable(),
});

export const setup = verb({
  permission: 'settings.read',
  summary: 'Show how far the shop is set up: each step with what the doctor last found about it',
  changes: false,
  input: z.object({}),
  output: guideSchema,
  run: ({ deps }) => guideOf(deps),
});

export const setup_check = verb({
  permission: 'settings.read',
  summary: 'Check a step of the setup now, or all of them',
  changes: true,
  input: z.object({ step: stepSchema.optional() }),
  output: guideSchema,
  async run({ deps }, { step }) {
    const only = step === undefined ? SETUP_PARTS : new Set(STEP_PROOFS[step].parts);
    await examine(deps, { only, isRehearsal: true });
    return guideOf(deps);
  },
});

export const setup_hide = verb({
  permission: 'settings.change',
  summary: 'Put the setup guide away, or bring it back',
  changes: true,
  input: z.object({ hidden: z.boolean().default(true) }),
  output: z.object({ hidden: z.boolean() }),
  async run({ deps, by }, { hidden }) {
    await deps.db.db.transaction(async (tx) => {
      const before = await newestRevision(tx, GUIDE);
      if (before.content.hidden === hidden) return;
      const { operatorId } = by;
      await addRevision(tx, GUIDE, { content: { hidden }, why: '', operatorId, upon: before.version });
      await recordAudit(deps, tx, {
        ...actor(by),
        what: hidden ? 'setup guide put away' : 'setup guide brought back',
        why: '',
        subject: 'setup guide',
      });
    });
    return { hidden };
  },
});

async function guideOf(deps: Deps): Promise<z.infer<typeof guideSchema>> {
  const { db } = deps.db;
  const checks = await readChecks(db);
  const { content } = await newestRevision(db, GUIDE);
  const steps = SETUP_STEPS.map((step) => {
    const { parts, only, not, isOfLive = false } = STEP_PROOFS[step];
    const isNothing = isOfLive && deps.settings.SHOP_MODE === 'sandbox';
    const known = parts.flatMap((part): Checked[] => {
      const checked = checks.get(part);
      return checked ? [checked] : [];
    });
    const findings = (isNothing ? [] : known)
      .flatMap((one) => one.findings)
      .filter(({ about }) => (only === undefined || about === only) && about !== not);
    const at = known.map((one) => one.at).toSorted((one, other) => one.getTime() - other.getTime())[0];
    const lights = known.length === 0 && !isNothing ? null : findings.map(({ light }) => light);
    return { step, state: stateOfStep(lights), checked_at: isoOrNull(at), findings };
  });
  return {
    mode: deps.settings.SHOP_MODE,
    hidden: content.hidden,
    missing: missingToSell(deps.settings),
    steps,
    next: steps.find(({ state }) => state === 'open' || state === 'unchecked')?.step ?? null,
  };
}
