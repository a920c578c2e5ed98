import { expect } from 'vitest';

import type { Answer } from './answers.ts';

/** The shop says no: by its status, to programs by a code, to people in a sentence. */
export function expectRefused(answer: Answer<unknown>, status: number, code: string): void {
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body.error).toMatch(/^[A-Z].{5,}|: /);
}
