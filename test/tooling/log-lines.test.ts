import { describe, expect, it } from 'vitest';

import { shown, startNews } from '../../scripts/start/log-lines.ts';

const log = (fields: object) => ({ from: 'stdout' as const, text: JSON.stringify({ time: 1, ...fields }) });

describe('what the terminal shows of a running shop', () => {
  it('is warnings and errors, readable', () => {
    expect(shown(log({ level: 30, msg: 'request' }), 'shop', false)).toBeUndefined();
    expect(shown(log({ level: 40, msg: 'late' }), 'shop', false)).toBe('shop warning: late');
    expect(shown(log({ level: 50, msg: 'broke', job: 'mail' }), 'shop', false)).toBe(
      'shop error: broke {"job":"mail"}',
    );
  });

  it('is every line as it came where the whole log is wanted', () => {
    const line = log({ level: 30, msg: 'request' });
    expect(shown(line, 'shop', true)).toBe(line.text);
  });

  it('is what a process says outside its log', () => {
    const line = { from: 'stderr' as const, text: 'Warning: {' };
    expect(shown(line, 'sandbox', false)).toBe('sandbox: Warning: {');
    expect(shown({ ...line, text: '{"half' }, 'sandbox', false)).toBe('sandbox: {"half');
  });
});

describe('the news of a start', () => {
  it('are about the database and the catalogue', () => {
    expect(startNews(log({ level: 30, msg: 'reading the catalogue, page 2 of 5' }))).toBe(
      'Reading the catalogue, page 2 of 5',
    );
    expect(startNews(log({ level: 30, msg: 'request' }))).toBeUndefined();
    expect(startNews({ from: 'stdout', text: 'hello' })).toBeUndefined();
  });
});
