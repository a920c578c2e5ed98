import { describe, expect, it } from 'vitest';

import { sideBySide } from '../../../scripts/test/side-by-side.ts';

interface Piece {
  name: string;
  needs?: string[];
  isLongest?: boolean;
  mostlyWaits?: boolean;
}

/** Pieces that end when they are told to, and what became of them. */
function stage(pieces: Piece[], atOnce = 2, goesOn?: () => boolean) {
  const begun: string[] = [];
  const printed: string[] = [];
  const places: Record<string, number> = {};
  const playing = new Map<string, { end: () => void; say: (word: string) => void }>();
  const over = sideBySide(
    pieces,
    atOnce,
    ({ name }, ended: readonly string[], { index, print }) =>
      new Promise<string>((resolve) => {
        begun.push(ended.length > 0 ? `${name} after ${ended.join(' ')}` : name);
        places[name] = index;
        playing.set(name, { end: () => resolve(name), say: (word) => print(`${name}: ${word}`) });
      }),
    (chunk) => printed.push(String(chunk)),
    goesOn,
  );
  return {
    begun,
    printed,
    places,
    over,
    say: (name: string, word: string) => playing.get(name)?.say(word),
    end: async (name: string) => {
      playing.get(name)?.end();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('runners side by side', () => {
  it('are so many at a time, in their order', async () => {
    const { begun, end, over } = stage([{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }]);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c after b']);
    await end('a');
    await end('d');
    await end('c');
    expect(begun.at(-1)).toBe('d after b a');
    expect(await over).toEqual(['b', 'a', 'd', 'c']);
  });

  it('wait for what they need, and let others go first', async () => {
    const { begun, end, over } = stage([{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c' }]);
    expect(begun).toEqual(['a', 'c']);
    await end('c');
    expect(begun).toEqual(['a', 'c']);
    await end('a');
    expect(begun.at(-1)).toBe('b after c a');
    await end('b');
    await over;
  });

  it('do not wait for what is not to run', async () => {
    const { begun, end, over } = stage([{ name: 'a', needs: ['elsewhere'] }]);
    expect(begun).toEqual(['a']);
    await end('a');
    await over;
  });

  it('begin with the longest as soon as it can', async () => {
    const pieces = [
      { name: 'a' },
      { name: 'b' },
      { name: 'c' },
      { name: 'long', needs: ['a'], isLongest: true },
    ];
    const { begun, end, over } = stage(pieces);
    await end('b');
    expect(begun.at(-1)).toBe('c after b');
    await end('a');
    expect(begun.at(-1)).toBe('long after b a');
    await end('long');
    await end('c');
    expect(await over).toEqual(['b', 'a', 'long', 'c']);
  });

  it('that mostly wait go by beside the others, one at a time', async () => {
    const pieces = [
      { name: 'a' },
      { name: 'b' },
      { name: 'c' },
      { name: 'slow', needs: ['a'], mostlyWaits: true },
      { name: 'slower', mostlyWaits: true },
    ];
    const { begun, places, end, over } = stage(pieces);
    expect(begun).toEqual(['a', 'b', 'slower']);
    await end('slower');
    expect(begun).toHaveLength(3);
    await end('a');
    expect(begun.slice(3)).toEqual(['c after slower a', 'slow after slower a']);
    expect(places).toEqual({ a: 0, b: 1, c: 0, slow: 2, slower: 2 });
    for (const name of ['b', 'c', 'slow']) await end(name);
    await over;
  });

  it('have places of their own', async () => {
    const { places, end, over } = stage([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    await end('a');
    expect(places).toEqual({ a: 0, b: 1, c: 0 });
    await end('b');
    await end('c');
    await over;
  });

  it('are heard one after the other, in their order: the first that has not ended as it speaks', async () => {
    const { printed, say, end, over } = stage([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    say('b', 'one');
    say('a', 'one');
    expect(printed).toEqual(['a: one']);
    await end('b');
    say('c', 'one');
    say('a', 'two');
    expect(printed).toEqual(['a: one', 'a: two']);
    await end('a');
    expect(printed).toEqual(['a: one', 'a: two', 'b: one', 'c: one']);
    say('c', 'two');
    expect(printed.at(-1)).toBe('c: two');
    await end('c');
    await over;
  });

  it('start nothing more after a stop, and everything printed is read', async () => {
    let goesOn = true;
    const { begun, printed, say, end, over } = stage(
      [{ name: 'a', needs: ['b'] }, { name: 'b' }, { name: 'c' }, { name: 'd' }],
      2,
      () => goesOn,
    );
    say('c', 'one');
    goesOn = false;
    await end('b');
    await end('c');
    expect(await over).toEqual(['b', 'c']);
    expect(begun).toEqual(['b', 'c']);
    expect(printed).toEqual(['c: one']);
  });
});
