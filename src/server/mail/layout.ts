import { readFileSync } from 'node:fs';

import { COLOURS } from '../core/colours.ts';
import { drawing } from '../drawing/drawing-thread.ts';
import type { MailBrand } from './brand.ts';
import type { Attachment } from './mail.ts';
import { markup } from './markup.ts';
import type { Markup } from './markup.ts';

/** The shop's mark on night, 26 by 30 at three times its size; mail clients show no SVG. */
const LOGO = readFileSync(new URL('logo.png', import.meta.url));

export interface Page {
  brand: MailBrand;
  title: string;
  /** The line that inboxes show beside the subject. */
  preview: string;
  /** Destination art as PNG, 1200 by 440, shown at 600 by 220 under the head; the head stands alone without it. */
  art?: Buffer | undefined;
  blocks: Markup[];
}

/** The HTML of a mail: night head, the blocks on white, night foot. Its pictures are those of `headPictures`. */
export async function renderPage({ brand, title, preview, art, blocks }: Page): Promise<string> {
  const source = await markup`<mjml lang="en" dir="ltr">
    ${head(title, preview)}
    <mj-body background-color="${COLOURS.paper}" width="600px">
      ${nightHead(brand, art !== undefined)}
      ${blocks}
      ${nightFoot(brand)}
    </mj-body>
  </mjml>`;
  const html = await drawing.mail(String(source));
  // Indentation is a third of it, and Gmail cuts mails off at 102 KB.
  return html.replace(/\n\s+/g, '\n');
}

/** The pictures that `renderPage` refers to; they travel with the mail, since many clients block remote ones. */
export function headPictures(art: Buffer | undefined): Attachment[] {
  const logo = { filename: 'logo.png', content: LOGO, contentType: 'image/png', cid: 'logo@inline' };
  if (!art) return [logo];
  return [logo, { filename: 'art.png', content: art, contentType: 'image/png', cid: 'art@inline' }];
}

function head(title: string, preview: string): Markup {
  return markup`<mj-head>
    <mj-title>${title}</mj-title>
    <mj-preview>${preview}</mj-preview>
    <mj-raw>
      <meta name="color-scheme" content="light">
      <meta name="supported-color-schemes" content="light">
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
    </mj-raw>
    <mj-attributes>
      <mj-all font-family="Inter, Helvetica, Arial, sans-serif" />
      <mj-text padding="0" font-size="16px" line-height="24px" color="${COLOURS.ink}" />
      <mj-section background-color="${COLOURS.surface}" padding="0 40px" />
      <mj-wrapper background-color="${COLOURS.surface}" padding="0 40px" />
      <mj-class name="heading" font-family="Bricolage Grotesque, Helvetica, Arial, sans-serif" />
      <mj-class name="small" font-size="14px" line-height="20px" color="${COLOURS.muted}" />
    </mj-attributes>
    <mj-style>
      h1, h2 { margin: 0; font-weight: 700; letter-spacing: -0.02em; }
      a { color: ${COLOURS.link}; }
      @media only screen and (max-width: 479px) {
        .page > table > tbody > tr > td { padding-left: 20px !important; padding-right: 20px !important; }
        .headline h1 { font-size: 28px !important; line-height: 32px !important; }
        .stacked > table > tbody > tr > td { padding: 0 0 8px !important; }
        .under > table > tbody > tr > td { padding: 20px 0 0 !important; }
      }
    </mj-style>
  </mj-head>`;
}

function nightHead(brand: MailBrand, hasArt: boolean): Markup {
  const art = markup`<mj-section background-color="${COLOURS.night}" padding="0"><mj-column>
    <mj-image src="cid:art@inline" alt="" width="600px" padding="0" />
  </mj-column></mj-section>`;
  return markup`<mj-section css-class="page" background-color="${COLOURS.night}" padding="17px 40px"><mj-column>
    <mj-text mj-class="heading" color="${COLOURS.onNight}" font-size="22px" line-height="26px" font-weight="700">
      <a href="${brand.baseUrl}/" style="color:${COLOURS.onNight};text-decoration:none;letter-spacing:-0.025em"
        ><img src="cid:logo@inline" width="22" height="25" alt=""
          style="display:inline-block;width:22px;height:25px;vertical-align:-4px;margin-right:12px">${brand.name}</a>
    </mj-text>
  </mj-column></mj-section>
  ${hasArt ? art : ''}`;
}

function nightFoot({ baseUrl, legalName, supportEmail }: MailBrand): Markup {
  const link = (path: string, label: string) =>
    markup`<a href="${baseUrl}${path}" style="color:${COLOURS.onNight};white-space:nowrap">${label}</a>`;
  return markup`<mj-section css-class="page" background-color="${COLOURS.night}" padding="24px 40px 28px"><mj-column>
    <mj-text mj-class="small" line-height="22px" color="${COLOURS.onNightMuted}">
      Questions? Reply to this mail or write to
      <a href="mailto:${supportEmail}" style="color:${COLOURS.onNight}">${supportEmail}</a>.<br>
      ${legalName} &nbsp; ${link('/support', 'Support')} &nbsp;
      ${link('/terms-of-service', 'Terms of Service')} &nbsp; ${link('/privacy-policy', 'Privacy Policy')}
    </mj-text>
  </mj-column></mj-section>`;
}

/** What the foot says, for the text body. */
export function footText({ baseUrl, legalName, supportEmail }: MailBrand): string {
  return [
    '--',
    `Questions? Reply to this mail or write to ${supportEmail}.`,
    legalName,
    `Support: ${baseUrl}/support`,
    `Terms of Service: ${baseUrl}/terms-of-service`,
    `Privacy Policy: ${baseUrl}/privacy-policy`,
  ].join('\n');
}
