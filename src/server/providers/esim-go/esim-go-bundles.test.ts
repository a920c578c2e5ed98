import { pino } from 'pino';
import { describe, expect, it } from 'vitest';

import { createBundleReader } from './esim-go-bundles.ts';
import { wireEsimBundles } from './esim-go-wire.ts';

function reader() {
  const lines: { bundleState: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const read = createBundleReader(log);
  return {
    lines,
    read: (...states: string[]) => {
      const assignments = states.map((bundleState) => ({
        bundleState,
        initialQuantity: 1,
        remainingQuantity: 1,
      }));
      return read(wireEsimBundles.parse({ bundles: [{ name: 'esim_1GB_7D_JP_V2', assignments }] })).map(
        ({ state }) => state,
      );
    },
  };
}

describe('the bundles of an eSIM', () => {
  it('have our states, in any spelling of the wholesaler’s', () => {
    const { read, lines } = reader();
    expect(read('Active', 'queued', 'REVOKED')).toEqual(['active', 'queued', 'revoked']);
    expect(lines).toEqual([]);
  });

  it('are unknown for a new word of the wholesaler’s, which is logged once', () => {
    const { read, lines } = reader();
    expect(read('Paused', 'constructor')).toEqual(['unknown', 'unknown']);
    expect(read('Paused')).toEqual(['unknown']);
    expect(lines.map(({ bundleState }) => bundleState)).toEqual(['Paused', 'constructor']);
  });
});
