import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';

import { guardOf, isPersonal, VERB_HARM } from '../../../domain/operators/harm.ts';
import { can, type Permission, ROLES } from '../../../domain/operators/roles.ts';
import { failures } from '../../http/problems.ts';

/** The ways to prove who calls, by their names in the description. */
const TOKEN = 'apiToken';
const CONSOLE = 'console';

/** What the description says of who may call a verb or a file. */
export function whoMayCall(name: string, permission: Permission) {
  const roles = ROLES.filter((role) => can(role, permission));
  // Some inputs of a verb need a code, and others none.
  const needsCode = guardOf(name) === 'fresh code';
  const isForPeople = needsCode || isPersonal(name);
  const maybe = !needsCode && VERB_HARM[name]?.guard === 'fresh code';
  const parts = [
    `For ${roles.join(', ')}.`,
    needsCode && 'Needs a fresh code or passkey of a person (`step_up_needed`).',
    maybe && 'Some inputs need a fresh code or passkey of a person (`step_up_needed`).',
    guardOf(name) === 'running sum' && 'Above the sums that may go out without one, it needs a fresh code.',
    isForPeople && 'Not for API tokens (`needs_person`).',
  ];
  return {
    description: parts.filter(Boolean).join(' '),
    security: [...(isForPeople ? [] : [{ [TOKEN]: [] }]), { [CONSOLE]: [] }],
    'x-permission': permission,
    'x-roles': roles,
  };
}

/** A file in the description: its media type, and who may have it. */
export function describeFile(
  app: OpenAPIHono,
  {
    name,
    permission,
    summary,
    input,
    mediaType,
  }: { name: string; permission: Permission; summary: string; input: z.ZodObject; mediaType: string },
): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: `/${name}`,
    summary,
    tags: ['files'],
    ...whoMayCall(name, permission),
    request: { query: input },
    responses: {
      200: { description: 'The file', content: { [mediaType]: { schema: z.string() } } },
      ...failures,
    },
  });
}

/** Says in the description how programs and browsers prove who they are. */
export function registerSecurity(app: OpenAPIHono, cookie: string): void {
  app.openAPIRegistry.registerComponent('securitySchemes', TOKEN, {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token, made under Connections: `simport_...`. It acts with its own role.',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', CONSOLE, {
    type: 'apiKey',
    in: 'cookie',
    name: cookie,
    description: 'The session of an operator whose console is open in this browser.',
  });
}
