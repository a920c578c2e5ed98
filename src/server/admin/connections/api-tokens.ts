import { z } from 'zod';

import { ROLES } from '../../../domain/operators/roles.ts';
import { listTokens, makeToken, revokeToken, tokenName } from '../../staff/api-tokens.ts';
import { operatorsById } from '../../staff/operators.ts';
import { iso, isoOrNull, moment, plainName, verb, wrongField } from '../parts/verb.ts';

const role = z.enum(ROLES);

export const api_tokens = verb({
  permission: 'team.change',
  summary: 'List the API tokens that work, newest first',
  changes: false,
  input: z.object({}),
  output: z.object({
    tokens: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        role,
        /** The last letters of its secret. */
        hint: z.string(),
        made_at: moment,
        /** The operator who made it; null for the command line. */
        made_by: z.string().nullable(),
        /** To within a minute. */
        used_at: moment.nullable(),
      }),
    ),
  }),
  async run({ deps: { db } }) {
    const tokens = await listTokens(db.db);
    const makers = await operatorsById(
      db.db,
      tokens.flatMap(({ operator }) => operator.invitedBy ?? []),
    );
    return {
      tokens: tokens.map(({ operator, hint, usedAt }) => ({
        id: operator.id,
        name: tokenName(operator),
        role: operator.role,
        hint,
        made_at: iso(operator.invitedAt),
        made_by: makers.get(operator.invitedBy ?? '')?.email ?? null,
        used_at: isoOrNull(usedAt),
      })),
    };
  },
});

export const api_token_create = verb({
  permission: 'team.change',
  summary: 'Make an API token, whose secret is shown only in this answer',
  changes: true,
  input: z.object({ name: plainName, role }),
  output: z.object({ id: z.uuid(), secret: z.string() }),
  async run({ deps, by }, given) {
    const made = await makeToken(deps, by, given);
    if (!made) throw wrongField('name', 'Another API token has this name.');
    return made;
  },
});

export const api_token_revoke = verb({
  permission: 'team.change',
  summary: 'Revoke an API token at once and for good',
  changes: true,
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
  async run({ deps, by }, { id }) {
    await revokeToken(deps, by, id);
    return {};
  },
});
