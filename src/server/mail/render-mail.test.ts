import { asyncProperty, assert as check, string, tuple } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { readHtml, readText } from '../../../test/support/reading/read-mail.ts';
import { MAIL_FACTS } from '../../../test/support/shop/mail-facts.ts';
import { drawing } from '../drawing/drawing.ts';
import type { MailDescription } from './description.ts';
import { renderMail } from './render-mail.ts';
import { describeMail } from './templates/frame.ts';

/** A mail with the given text everywhere a value can stand. */
function mailWith(text: string): MailDescription {
  const link = { label: text, url: 'https://shop.example/?a=1&b=2' };
  return describeMail(
    { ...MAIL_FACTS.brand, name: text, legalName: text },
    {
      subject: text,
      preview: text,
      lead: text,
      sections: [
        { kind: 'actions', main: link, other: link, note: text },
        { kind: 'text', title: text, text },
        { kind: 'text', text },
        { kind: 'quote', title: text, lines: [text] },
        { kind: 'codes', title: text, codes: [[text, text]] },
        {
          kind: 'rows',
          title: text,
          rows: [[text, text]],
          total: { name: text, amount: text, method: text },
        },
        { kind: 'picture', title: text, text, png: Buffer.from('png'), alt: text, name: 'code' },
        { kind: 'small', text, link },
      ],
    },
  );
}

async function pageWith(text: string): Promise<string> {
  return (await renderMail(mailWith(text))).html;
}

/** All that could end a text or an attribute and begin something else. */
function skeleton(html: string): string {
  return html.replace(/[^<>"]/g, '');
}

describe('the HTML of a mail', () => {
  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='x",
    '</mj-text><mj-raw><b>',
    '<mj-include path="/etc/passwd" />',
    '<!-- x --> ]]> <![endif]-->',
    '&lt;b&gt; &amp;',
    "$& $1 $$ $` $'",
    '{{ x }} ${x} <%= x %>',
  ])('shows %s as it is', async (text) => {
    const html = await pageWith(text);
    expect(skeleton(html)).toBe(skeleton(await pageWith('Mia')));
    const escaped = text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;');
    expect(html.split(escaped).length).toBe((await pageWith('Mia')).split('Mia').length);
  });

  it('never lets text become markup', async () => {
    const harmless = skeleton(await pageWith('Mia'));
    await check(
      asyncProperty(tuple(string(), string({ unit: 'binary' })), async ([plain, odd]) => {
        expect(skeleton(await pageWith(`${plain}<"'>&${odd}`))).toBe(harmless);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps names of any script', async () => {
    for (const name of ['مريم', 'שרה', '李小龍', '👩🏽‍🚀 Zoë']) expect(await pageWith(name)).toContain(name);
  });

  it('escapes addresses inside attributes', async () => {
    expect(await pageWith('Mia')).toContain('href="https://shop.example/?a=1&amp;b=2"');
  });

  it('has its own language, direction, title, preview and links', async () => {
    const { html } = await renderMail(
      describeMail(MAIL_FACTS.brand, {
        subject: 'Ready',
        preview: 'Inside: the code',
        lead: '',
        sections: [],
      }),
    );
    expect(html).toMatch(/<html[^>]* lang="en"[^>]* dir="ltr"/);
    expect(html).toContain('<title>Ready</title>');
    expect(html).toMatch(/display:none[^>]*>Inside: the code</);
    for (const path of ['', '/support', '/refund-policy', '/terms-of-service', '/privacy-policy'])
      expect(html).toContain(`href="https://shop.example${path}"`);
  });
});

describe('the frame of a mail', () => {
  it('is made once for all mails that differ only in their text, and again for another frame', async () => {
    const drawn = vi.spyOn(drawing, 'mail');
    const mails = ['Mia', 'Zoë', 'Jörg Wi-Fi', 'Ann Wi-Fi'].map(mailWith);
    for (const mail of mails) await renderMail(mail);
    // The mail of a row more is another one, and so is that of a term which must not be broken.
    await renderMail({ ...mailWith('Mia'), sections: [{ kind: 'rows', rows: [['Once', 'more']] }] });
    expect(
      drawn.mock.calls.map(([frame]) => frame).filter((frame) => /Mia|Zoë|Jörg|Ann|Once/.test(frame)),
    ).toEqual([]);
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(3);
    drawn.mockRestore();
  });
});

describe('the text of a mail', () => {
  const word = 'Zoë';

  it('says the same as the HTML', async () => {
    const { html, text } = await renderMail(mailWith(word));
    expect(readText(text)).toEqual(readHtml(html));
  });

  it('includes the footer', async () => {
    const { text } = await renderMail(mailWith(word));
    expect(text).toContain('write to help@shop.example.');
    expect(text).toContain('Terms of Service: https://shop.example/terms-of-service');
  });

  it('keeps every value on its own line, and the lines of a quote apart', async () => {
    const mail = mailWith('one\r\ntwo\u202E');
    const quote = { kind: 'quote' as const, title: 'Message', lines: ['one', '', 'two'] };
    const { subject, text } = await renderMail({ ...mail, sections: [...mail.sections, quote] });
    expect(subject).toBe('one two');
    expect(text.split('one two').length).toBe((await renderMail(mailWith(word))).text.split(word).length);
    expect(text).toContain('Message\none\n\ntwo\n\n--');
  });
});
