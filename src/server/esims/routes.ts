import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { activationSchema } from '../../domain/checkout/order.ts';
import { userEsimSchema } from '../../domain/esims/user-esim.ts';
import { Problem } from '../../domain/problem.ts';
import { hashOfCookie } from '../checkout/guest-proof.ts';
import type { Deps } from '../deps.ts';
import { readGuestCookie } from '../http/guest-cookie.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { activationOf } from './activation.ts';
import { esimOfGuest, esimsOfGuest, presentEsim } from './queries.ts';

const list = createRoute({
  method: 'get',
  path: '/esims',
  summary: 'The eSIMs bought in this browser, newest first',
  responses: {
    200: {
      description: 'The eSIMs; `known` is false for a visitor of whom nothing is known',
      content: {
        'application/json': { schema: z.object({ known: z.boolean(), esims: z.array(userEsimSchema) }) },
      },
    },
    ...failures,
  },
});

const activation = createRoute({
  method: 'get',
  path: '/esims/{id}/activation',
  summary: 'The codes that install an eSIM, for its owner only',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: 'QR code and codes',
      content: { 'application/json': { schema: z.object({ activation: activationSchema }) } },
    },
    ...failures,
  },
});

export function esimRoutes({ db: { db }, cipher }: Deps) {
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const guest = hashOfCookie(readGuestCookie(c));
      const owned = guest ? await esimsOfGuest(db, guest) : [];
      c.header('Cache-Control', 'no-store');
      return c.json({ known: owned.length > 0, esims: owned.map(presentEsim) }, 200);
    })
    .openapi(activation, async (c) => {
      const guest = hashOfCookie(readGuestCookie(c));
      const owned = guest ? await esimOfGuest(db, guest, c.req.valid('param').id) : null;
      if (!owned) throw new Problem('not_found', 'There is no such eSIM.');
      c.header('Cache-Control', 'no-store');
      return c.json({ activation: activationOf(cipher, owned.esim) }, 200);
    });
}
