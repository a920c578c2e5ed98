import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { BRAND } from '../../../test/support/shop/mail-facts.ts';
import type { renderMail as Render } from './render-mail.ts';
import { mailSamples } from './samples/mail-samples.ts';
import { SAMPLE_WORDS } from './samples/sample-facts.ts';

let renderMail: typeof Render;

// Other files of this process may have read the modules in English before.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../core/document-language.ts', () => ({ LANGUAGE_TAG: 'ar', DIRECTION: 'rtl', LOCALE: 'ar' }));
  ({ renderMail } = await import('./render-mail.ts'));
});
afterAll(() => {
  vi.doUnmock('../core/document-language.ts');
  vi.resetModules();
});

const mails = Object.entries(mailSamples(SAMPLE_WORDS, BRAND)).flatMap(([template, samples]) =>
  samples.flatMap((sample) => sample.mails.map((mail): [string, typeof mail] => [template, mail])),
);

it.each(mails)('%s is mirrored in a language that is written from right to left', async (_, described) => {
  const { html } = await renderMail(described);
  expect(html).toMatch(/<html lang="ar" dir="rtl"/);
  expect(html).not.toMatch(/direction: ?ltr|<th [^>]*align="left"|<td [^>]*align="right" style="padding/);
});
