import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { describePiece, inPiece, inSpan, keepSpans, openSpan, type Piece, traceIdOf } from './spans.ts';
import { hasMade, inWork, isAbout } from './work.ts';

const PURCHASE = '0f8fad5b-d9cb-469f-a165-70867728950e';
const CALL = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const TRACE = PURCHASE.replaceAll('-', '');

let kept: Piece[];
beforeEach(() => {
  kept = [];
  keepSpans({ wants: () => true, take: (piece) => void kept.push(piece) });
});
afterEach(() => keepSpans(null));

const rootOf = ({ spans, rootId }: Piece) =>
  spans.find(({ parentId }) => parentId === null || parentId === rootId);

describe('a trace', () => {
  it('begins with the call that made the purchase; all other work on it is below', async () => {
    await inWork({ requestId: CALL }, async () => {
      await inSpan('verb', async () => hasMade(PURCHASE));
    });
    await inWork({ requestId: CALL, job: 'mail.send' }, async () => isAbout(PURCHASE));
    await inWork({ job: 'purchase.recover' }, () => inWork({ purchaseId: PURCHASE }, async () => {}));
    const [call, mail, swept, sweep] = kept;
    expect([call, mail, swept].map((piece) => piece?.traceId)).toEqual([TRACE, TRACE, TRACE]);
    expect(call?.rootId).toBeNull();
    const first = call && rootOf(call)?.id;
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(call?.spans.find(({ name }) => name === 'verb')?.parentId).toBe(first);
    expect([mail?.rootId, swept?.rootId]).toEqual([first, first]);
    expect(sweep?.traceId).not.toBe(TRACE);
  });

  it('belongs to the call if that made no purchase, with its jobs below', async () => {
    await inWork({ requestId: CALL }, async () => {});
    await inWork({ requestId: CALL, job: 'catalog.sync' }, async () => {});
    const [call, job] = kept;
    expect([call?.traceId, job?.traceId]).toEqual([CALL.replaceAll('-', ''), CALL.replaceAll('-', '')]);
    expect(job?.rootId).toBe(call && rootOf(call)?.id);
  });

  it.each(['proxy-0815', '00000000-0000-0000-0000-000000000000'])(
    'has an id even if a caller’s is %s',
    (id) => {
      expect(traceIdOf({ requestId: id })).toMatch(/^(?!0+$)[0-9a-f]{32}$/);
    },
  );
});

describe('a span', () => {
  it('that continues after its call was answered still arrives, in the same trace', async () => {
    let finish = () => {};
    const slow = new Promise<void>((resolve) => (finish = resolve));
    let going: Promise<void> | undefined;
    await inWork({ requestId: CALL, purchaseId: PURCHASE }, async () => {
      going = inSpan('fulfil', () => slow);
    });
    expect(kept.map(({ spans }) => spans.length)).toEqual([1]);
    finish();
    await going;
    await Promise.resolve();
    expect(kept.map(({ traceId, spans }) => [traceId, spans.at(-1)?.name])).toEqual([
      [TRACE, 'work'],
      [TRACE, 'fulfil'],
    ]);
  });

  it('names the kind of a thrown error, but never its message', async () => {
    const broken = inWork({ requestId: CALL }, () =>
      inSpan('verb', async () => {
        throw new TypeError('no mailbox mia.larsen@mail.example');
      }),
    );
    await expect(broken).rejects.toThrow('no mailbox');
    await Promise.resolve();
    expect(kept[0]?.spans.map(({ facts }) => facts['error.type'])).toEqual(['TypeError', 'TypeError']);
    expect(JSON.stringify(kept)).not.toContain('mailbox');
  });

  it('never shows an address, code, key or eSIM', () => {
    const secrets = [
      'mia.larsen@mail.example',
      'LPA:1$rsp.example.net$QX-1A2B3C',
      'pi_3abc_secret_Xy12Z34',
      'sk_live_51HxQ2abc',
      '8944478600004567899',
    ];
    inPiece({ requestId: 'mia.larsen@mail.example' }, () => {
      describePiece('call', 'server', { 'http.route': secrets[0] ?? '' });
      for (const secret of secrets) openSpan('call', 'client', { 'http.route': `/x/${secret}` })?.end();
    });
    const text = JSON.stringify(kept);
    expect(text).toContain('[address]');
    for (const secret of ['larsen', 'QX-1A2B3C', 'Xy12Z34', '51HxQ2abc', '8944478600004567899'])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
  });

  it('is one of at most two hundred per piece of work, which says how many are left out', async () => {
    await inWork({ requestId: CALL }, async () => {
      for (let nth = 0; nth < 300; nth++) await inSpan(`query ${nth}`, async () => {});
    });
    const [piece] = kept;
    expect(piece?.spans).toHaveLength(200);
    expect(piece && rootOf(piece)?.facts['shop.spans_left_out']).toBe(101);
  });
});

it('is not created for a trace that nobody wants', async () => {
  keepSpans({ wants: (traceId) => traceId !== TRACE, take: (piece) => void kept.push(piece) });
  await inWork({ requestId: CALL, purchaseId: PURCHASE }, async () => {});
  await inWork({ requestId: CALL }, async () => {});
  expect(kept.map(({ traceId }) => traceId)).toEqual([CALL.replaceAll('-', '')]);
});

it('stores nothing and gives no ids without a collector', async () => {
  keepSpans(null);
  const given = await inWork({ requestId: CALL }, () => inSpan('verb', async () => 5));
  expect([given, kept, traceIdOf({ requestId: CALL })]).toEqual([5, [], undefined]);
  expect(openSpan('call', 'client', {})).toBeNull();
});
