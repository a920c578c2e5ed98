import { readFileSync } from 'node:fs';

import { recoloured } from '../core/colours.ts';
import { oneLine } from '../core/one-line.ts';
import { RecentMap } from '../core/recent-map.ts';
import { drawing } from '../drawing/drawing.ts';
import type { MailDescription, MailPass } from './description.ts';
import { page } from './layout.ts';
import type { Attachment, Mail } from './mail.ts';
import { FilledFrame } from './markup.ts';
import { renderText } from './render-text.ts';

/** The shop's mark on night, 26 by 30 at triple size; mail clients show no SVG. */
const LOGO = readFileSync(new URL('logo.png', import.meta.url));

/** Renders a description. Pictures are embedded, since many clients block remote ones. */
export async function renderMail(described: MailDescription): Promise<Mail> {
  const told = onOneLine(described);
  const art = told.pass ? await placeArt(told.pass) : null;
  const mail = art === null ? { ...told, pass: undefined } : told;
  const { frame, values } = page(mail);
  const colours = mail.brand.look?.colours ?? null;
  // A style sheet's colours are values, too.
  const painted = (value: string) => (/^#[\da-f]{6}$/i.test(value) ? recoloured(value, colours) : value);
  return {
    subject: mail.subject,
    html: (await rendered(recoloured(frame, colours))).with(values.map(painted)),
    text: renderText(mail),
    attachments: [...picturesOf(mail, art), ...(mail.attachments ?? [])],
    replyTo: mail.replyTo,
  };
}

/** About 50 KB each. All templates together need about 40: one for each number of lines and each part that some mails omit. */
const frames = new RecentMap<string, Promise<FilledFrame>>(64);

/** The HTML of a frame, made once. */
function rendered(frame: string): Promise<FilledFrame> {
  const known = frames.of(frame, () => render(frame));
  // A failed one is tried again next time.
  known.catch(() => frames.delete(frame));
  return known;
}

async function render(frame: string): Promise<FilledFrame> {
  const html = await drawing.mail(frame);
  // Indentation is a third of the size, and Gmail cuts mails off at 102 KB.
  return new FilledFrame(html.replace(/\n\s+/g, '\n'));
}

/** Names must not start a new line, or change the text direction of what follows. */
function onOneLine<T>(mail: T): T {
  if (typeof mail === 'string') return oneLine(mail) as T;
  if (Array.isArray(mail)) return mail.map(onOneLine) as T;
  if (typeof mail !== 'object' || mail === null || Buffer.isBuffer(mail)) return mail;
  return Object.fromEntries(Object.entries(mail).map(([name, value]) => [name, onOneLine(value)])) as T;
}

/** About 40 KB each. */
const arts = new RecentMap<string, Promise<Buffer>>(64);

/** The picture of a place, drawn once; null if it cannot be drawn: the mail is sent all the same. */
async function placeArt({ face: { code } }: MailPass): Promise<Buffer | null> {
  const picture = { crop: 'mail', code } as const;
  const drawn = arts.of(code, () => drawing.picture(picture));
  // A failed one is tried again next time.
  drawn.catch(() => arts.delete(code));
  return drawn.catch(() => null);
}

function picturesOf({ brand, sections }: MailDescription, art: Buffer | null): Attachment[] {
  const logo = {
    filename: 'logo.png',
    content: brand.look?.logo?.png ?? LOGO,
    contentType: 'image/png',
    cid: 'logo@inline',
  };
  const cards = sections.filter((section) => section.kind === 'picture');
  const place = { filename: 'place.jpg', contentType: 'image/jpeg', cid: 'place@inline' };
  return [
    logo,
    ...(art === null ? [] : [{ ...place, content: art }]),
    ...cards.flatMap(({ name, png }) => {
      const picture = { content: png, contentType: 'image/png' };
      return [
        { ...picture, filename: `${name}-inline.png`, cid: `${name}@inline` },
        { ...picture, filename: `${name}.png` },
      ];
    }),
  ];
}
