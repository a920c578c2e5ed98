import { z } from 'zod';

import { findingsSchema } from '../../core/finding.ts';
import { SECRET_NAMES, type SecretName, secretRow } from '../../core/settings/setting-places.ts';
import type { Deps } from '../../deps.ts';
import { readChecks } from '../../doctor/checks.ts';
import { lastReceipt } from '../../webhook-inbox/last-receipt.ts';
import { iso, isoOrNull, moment, verb } from '../parts/verb.ts';
import { examine } from './examine.ts';

/** Callbacks are kept for some days; a signed one of this time proves the secret that it is signed with. */
const CALLBACK_DAYS = 7;
/** Secrets that the shop makes for itself where nobody sets them. */
const MADE: ReadonlySet<SecretName> = new Set(['DATA_KEY', 'AUTH_SECRET']);

const nameSchema = z.enum(SECRET_NAMES);

const listSchema = z.object({
  secrets: z.array(
    z.object({
      name: nameSchema,
      does: z.string(),
      /** Never the secret itself. */
      is_set: z.boolean(),
      from: z.enum(['environment', 'sandbox', 'shop']).nullable(),
      /** Whether anything outside can say if it works. */
      can_be_checked: z.boolean(),
      /** What the last check found, in the provider's words. */
      findings: findingsSchema,
      checked_at: moment.nullable(),
      /** The newest callback that was signed with it; null without one in a week. */
      signed_at: moment.nullable(),
    }),
  ),
});

export const secrets = verb({
  permission: 'settings.read',
  summary: 'Say of each secret whether it is set, whether it works, and when that was last checked',
  changes: false,
  input: z.object({}),
  output: listSchema,
  run: ({ deps }) => listOf(deps),
});

export const secret_check = verb({
  permission: 'settings.read',
  summary: 'Check now whether a secret works, by a call of its provider; it changes nothing there',
  changes: true,
  input: z.object({ name: nameSchema }),
  output: listSchema,
  async run({ deps }, { name }) {
    const { part } = secretRow(name);
    if (part !== null) await examine(deps, { only: new Set([part]) });
    return listOf(deps);
  },
});

async function listOf(deps: Deps): Promise<z.infer<typeof listSchema>> {
  const { db } = deps.db;
  const checks = await readChecks(db);
  const since = new Date(deps.now().getTime() - CALLBACK_DAYS * 86_400_000);
  const told = [];
  for (const name of SECRET_NAMES) {
    const { does, part, proof, signs } = secretRow(name);
    const checked = part === null ? undefined : checks.get(part);
    const findings = (checked?.findings ?? []).filter(({ about }) =>
      proof === undefined ? about.includes(name) || about === part : about === proof || about === part,
    );
    const from = sourceOf(deps, name);
    const signed = signs === undefined || from === null ? null : await lastReceipt(db, signs, since);
    told.push({
      name,
      does,
      is_set: from !== null,
      from,
      can_be_checked: part !== null && from !== null,
      findings: from === null ? [] : findings,
      checked_at: from === null || findings.length === 0 ? null : isoOrNull(checked?.at),
      signed_at: signed && iso(signed.at),
    });
  }
  return { secrets: told };
}

/** Null for one that is not set. */
function sourceOf({ settings }: Pick<Deps, 'settings'>, name: SecretName) {
  if (settings.GIVEN.has(name)) return 'environment' as const;
  if (MADE.has(name)) return 'shop' as const;
  const value = settings[name];
  const isEmpty = value === undefined || Object.keys(value).length === 0;
  return isEmpty ? null : ('sandbox' as const);
}
