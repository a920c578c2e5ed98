import { readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readHtml, readText } from '../../../../test/support/reading/read-mail.ts';
import { BRAND } from '../../../../test/support/shop/mail-facts.ts';
import { drawing } from '../../drawing/drawing.ts';
import { page } from '../layout.ts';
import { FilledFrame } from '../markup.ts';
import { renderMail } from '../render-mail.ts';
import { mailSamples } from '../samples/mail-samples.ts';
import { everywhere } from '../samples/sample-facts.ts';
import { MAIL_TEMPLATES } from '../tables.ts';

/** Letters that have broken a mail before, or could. */
const WORST = `<b>"Zoë" & 'x'</b>\r\nBcc: eve@example.net \u202Eمريم 👩🏽‍🚀 $1 {{y}} ${'Ll'.repeat(40)}`;
const samplesOf = (typed: string) => mailSamples(everywhere(typed), BRAND);
const samples = samplesOf(WORST);
/** What would mean something to somebody on the way. */
const ODD = `$& $1 &amp;quot; 'Wi-Fi' \uE0000\uE001 <!--x--> ]]> Wi-Fi`;
/** Pieces that several mails share. */
const PIECES = new Set(['bought.ts', 'frame.ts', 'install.ts', 'link-mail.ts', 'order.ts', 'own-text.ts']);

const mails = Object.entries(samples).flatMap(([template, all]) =>
  all
    .flatMap((sample) => sample.mails)
    .map((mail, index): [name: string, mail: typeof mail] => [`${template} ${index + 1}`, mail]),
);

describe.each(mails)('%s', (_name, described) => {
  it('has the same words, links and amounts in HTML and in text', async () => {
    const { html, text } = await renderMail(described);
    expect(readText(text)).toEqual(readHtml(html));
  });

  it('begins with its headline, and never has a stranger’s text at the beginning of a line or as markup', async () => {
    const { subject, html, text } = await renderMail(described);
    expect(subject + text).not.toMatch(/^Bcc:|\u202E/m);
    expect(text.split('\n')[0]).toBe(described.headline ?? subject);
    expect(html).not.toMatch(/<b>|\u202E/);
    expect(html).toMatch(/<h1[^>]*>/);
  });

  it('is small enough for Gmail, and contains its pictures', async () => {
    const { html, text, attachments } = await renderMail(described);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    const shown = [...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src);
    expect(shown).toEqual(attachments.flatMap(({ cid }) => (cid ? [`cid:${cid}`] : [])));
    expect(html).not.toMatch(/<link|@import|url\(|background="|<iframe|<script/i);
    const art = attachments.find(({ cid }) => cid === 'place@inline');
    expect(art !== undefined).toBe(described.pass !== undefined);
    expect(art?.content.length ?? 0).toBeLessThan(60_000);
    for (const { filename } of attachments.filter(({ cid }) => !cid)) expect(text).toContain(filename);
  });
});

it.each([WORST, ODD])('is identical to the mail rendered as a whole: %j', async (typed) => {
  for (const described of Object.values(samplesOf(typed)).flatMap((all) => all.flatMap((one) => one.mails))) {
    const whole = page(described);
    const [alone, framed] = await Promise.all([drawing.mail(String(whole)), drawing.mail(whole.frame)]);
    expect(new FilledFrame(framed).with(whole.values), described.subject).toBe(alone);
    expect(whole.values.length).toBeGreaterThan(10);
  }
});

it('no template and no words are left out', async () => {
  expect(Object.keys(samples).sort()).toEqual([...MAIL_TEMPLATES].sort());
  const files = readdirSync(import.meta.dirname).filter((file) => /^[\w-]+\.ts$/.test(file));
  const modules = await Promise.all(
    files.filter((file) => !PIECES.has(file)).map((file) => import(/* @vite-ignore */ `./${file}`)),
  );
  const words = modules.flatMap((module: object) => Object.values(module));
  const shown = new Set(Object.values(samples).flatMap((all) => all.map((sample) => sample.words)));
  expect(words.filter((one) => typeof one === 'function' && !shown.has(one))).toEqual([]);
});
