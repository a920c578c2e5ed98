import { z } from 'zod';

import { callNotPlayed } from '../core/not-played.ts';
import type { Party, World } from '../core/party.ts';

const CHECK = '/vies/rest-api/check-vat-number';

/** The answers of the Commission's own test service to these numbers; here they count as the last three digits of a whole one. */
const ANSWERS: Readonly<Record<string, string>> = {
  '100': 'VALID',
  '200': 'INVALID',
  '201': 'INVALID_INPUT',
  '202': 'INVALID_REQUESTER_INFO',
  '300': 'SERVICE_UNAVAILABLE',
  '301': 'MS_UNAVAILABLE',
  '302': 'TIMEOUT',
  '400': 'VAT_BLOCKED',
  '401': 'IP_BLOCKED',
  '500': 'GLOBAL_MAX_CONCURRENT_REQ',
  '501': 'GLOBAL_MAX_CONCURRENT_REQ_TIME',
  '600': 'MS_MAX_CONCURRENT_REQ',
  '601': 'MS_MAX_CONCURRENT_REQ_TIME',
};

const question = z.object({
  countryCode: z.string().length(2),
  vatNumber: z.string().min(1),
  requesterMemberStateCode: z.string().optional(),
  requesterNumber: z.string().optional(),
});

const company = z.object({ name: z.string(), address: z.string() });
type Company = z.infer<typeof company>;

/** An answer to a number, or whose it is. */
const change = z.record(
  z.string().regex(/^[A-Z]{2}[\dA-Z+*]+$/),
  z.union([z.enum(Object.values(ANSWERS)), company]),
);

const SECRET: Company = { name: '---', address: '---' };
const TRADING: Company = { name: 'SANDBOX TRADING', address: '1 SANDBOX STREET\n1010 SANDBOX' };

/** Germany and Spain tell nobody whose a number is. */
const SILENT = new Set(['DE', 'ES']);

/** VIES, the EU's register of VAT numbers. */
export function createVies(world: World): Party {
  const asked = world.store<{ count: number }>('vies', () => ({ count: 0 }));
  const changed = world.store<Record<string, string | Company>>('vies-answers', () => ({}));

  function answerTo(code: string, number: string, isNamed: boolean): string | Company {
    const digits = number.replaceAll(/\D/g, '').slice(-3);
    const said = changed.value[code + number] ?? ANSWERS[digits] ?? 'INVALID';
    // It only looks at the asker's number if it gets one.
    return said === 'INVALID_REQUESTER_INFO' && !isNamed ? 'VALID' : said;
  }

  return {
    name: 'vies',
    async fetch(request) {
      if (request.method !== 'POST' || new URL(request.url).pathname !== CHECK)
        return new Response(callNotPlayed(request), { status: 404 });
      const { data } = question.safeParse(await request.json().catch(() => null));
      if (!data) return failed('INVALID_INPUT');
      const { countryCode, vatNumber, requesterNumber } = data;
      const answer = answerTo(countryCode, vatNumber, requesterNumber !== undefined);
      const isCompany = typeof answer === 'object';
      if (!isCompany && answer !== 'VALID' && answer !== 'INVALID') return failed(answer);
      const isValid = answer !== 'INVALID';
      const ofState = isValid && !SILENT.has(countryCode) ? TRADING : SECRET;
      asked.value.count += 1;
      asked.save();
      return Response.json({
        countryCode,
        vatNumber,
        requestDate: new Date(world.now()).toISOString(),
        valid: isValid,
        requestIdentifier:
          isValid && requesterNumber !== undefined
            ? `WAPIAAAA${String(asked.value.count).padStart(8, '0')}`
            : '',
        ...(isCompany ? answer : ofState),
      });
    },
    controls: {
      vat: async (body) => {
        Object.assign(changed.value, change.parse(body));
        changed.save();
        return changed.value;
      },
    },
    reset() {
      asked.value = { count: 0 };
      asked.save();
      changed.value = {};
      changed.save();
    },
  };
}

/** What is wrong with the question comes with 400; all else with 200, as if it had gone well. */
function failed(error: string): Response {
  return Response.json(
    { actionSucceed: false, errorWrappers: [{ error }] },
    { status: error.startsWith('INVALID') ? 400 : 200 },
  );
}
