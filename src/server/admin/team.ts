import { z } from 'zod';

import { asciiAddress } from '../../domain/email-address.ts';
import { ROLES } from '../../domain/operators/roles.ts';
import { usersById } from '../identity/users.ts';
import { listOperators } from '../staff/operators.ts';
import { changeRole, inviteOperator, removeOperator, resetCodes } from '../staff/team.ts';
import { iso, isoOrNull, moment, verb } from './parts/verb.ts';

const role = z.enum(ROLES);
const target = z.object({ id: z.uuid(), version: z.int().positive() });
/** For verbs with nothing to answer. */
const done = z.object({});

export const team = verb({
  permission: 'team.read',
  summary: 'List the team and its invitations',
  changes: false,
  input: z.object({}),
  output: z.object({
    team: z.array(
      z.object({
        id: z.uuid(),
        email: z.string(),
        name: z.string().nullable(),
        role,
        /** Rises with each change; callers who change an operator send the version they saw. */
        version: z.int(),
        state: z.enum(['invited', 'invitation over', 'active']),
        invited_at: moment,
        joined_at: moment.nullable(),
      }),
    ),
  }),
  async run({ deps }) {
    const operators = await listOperators(deps.db.db);
    const users = await usersById(
      deps.db.db,
      operators.flatMap(({ userId }) => userId ?? []),
    );
    const now = deps.now();
    return {
      team: operators.map((operator) => ({
        id: operator.id,
        email: operator.email,
        name: users.get(operator.userId ?? '')?.name || null,
        role: operator.role,
        version: operator.version,
        state:
          operator.joinedAt && operator.userId
            ? ('active' as const)
            : !operator.joinedAt && operator.invitationUntil && operator.invitationUntil > now
              ? ('invited' as const)
              : ('invitation over' as const),
        invited_at: iso(operator.invitedAt),
        joined_at: isoOrNull(operator.joinedAt),
      })),
    };
  },
});

export const operator_invite = verb({
  permission: 'team.change',
  summary: 'Invite somebody to the team by mail, or send an unused invitation again',
  changes: true,
  input: z.object({
    email: z
      .string()
      .trim()
      .max(320)
      .refine((text) => asciiAddress(text) !== null, 'Please enter an email address'),
    role,
  }),
  output: z.object({ id: z.uuid() }),
  async run({ deps, by }, given) {
    const { operator } = await inviteOperator(deps, by, given);
    return { id: operator.id };
  },
});

export const operator_role = verb({
  permission: 'team.change',
  summary: 'Change an operator’s role',
  changes: true,
  input: target.extend({ role }),
  output: done,
  async run({ deps, by }, { role: next, ...whom }) {
    await changeRole(deps, by, whom, next);
    return {};
  },
});

export const operator_remove = verb({
  permission: 'team.change',
  summary: 'Remove somebody from the team and end their sessions at once',
  changes: true,
  input: target,
  output: done,
  async run({ deps, by }, whom) {
    await removeOperator(deps, by, whom);
    return {};
  },
});

export const operator_reset = verb({
  permission: 'team.change',
  summary: 'Send a new invitation to an operator who has lost authenticator and passkeys',
  changes: true,
  input: target,
  output: done,
  async run({ deps, by }, whom) {
    await resetCodes(deps, by, whom);
    return {};
  },
});
