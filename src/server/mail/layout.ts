import { COLOURS } from '../core/colours.ts';
import { block, headline as headlineBlock } from './blocks.ts';
import type { MailBrand } from './brand.ts';
import type { Foot, Link, MailDescription, MailPlace } from './description.ts';
import { type Markup, markup } from './markup.ts';

/** A mail as MJML: night head, sections on white, night foot. */
export function page({
  brand,
  subject,
  headline = subject,
  preview,
  lead,
  sections,
  foot,
  place,
}: MailDescription): Markup {
  return markup`<mjml lang="en" dir="ltr">
    ${head(subject, preview)}
    <mj-body background-color="${COLOURS.paper}" width="600px">
      ${nightHead(brand)}
      ${place ? placePicture(place) : ''}
      ${headlineBlock(headline, lead)}
      ${sections.map(block)}
      ${sections.at(-1)?.kind === 'small' ? '' : ROOM}
      ${nightFoot(foot)}
    </mj-body>
  </mjml>`;
}

/** Small print has its own space below. */
const ROOM = markup`<mj-section><mj-column><mj-spacer height="36px" /></mj-column></mj-section>`;

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
    <mj-style inline="inline">.on-night { color: ${COLOURS.onNight}; }</mj-style>
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

function nightHead({ baseUrl, name }: MailBrand): Markup {
  return markup`<mj-section css-class="page" background-color="${COLOURS.night}" padding="17px 40px"><mj-column>
    <mj-text mj-class="heading" color="${COLOURS.onNight}" font-size="22px" line-height="26px" font-weight="700">
      <a href="${baseUrl}/" style="color:${COLOURS.onNight};text-decoration:none;letter-spacing:-0.025em"
        ><img src="cid:logo@inline" width="22" height="25" alt=""
          style="display:inline-block;width:22px;height:25px;vertical-align:-4px;margin-right:12px">${name}</a>
    </mj-text>
  </mj-column></mj-section>`;
}

/** Edge to edge at any width. */
function placePicture({ alt }: MailPlace): Markup {
  return markup`<mj-section padding="0"><mj-column>
    <mj-image src="cid:place@inline" alt="${alt}" width="600px" padding="0" fluid-on-mobile="true" />
  </mj-column></mj-section>`;
}

function nightFoot({ question, address, legalName, links }: Foot): Markup {
  const link = ({ url, label }: Link) =>
    markup` &nbsp; <a href="${url}" style="color:${COLOURS.onNight};white-space:nowrap">${label}</a>`;
  return markup`<mj-section css-class="page" background-color="${COLOURS.night}" padding="24px 40px 28px"><mj-column>
    <mj-text mj-class="small" line-height="22px" color="${COLOURS.onNightMuted}">
      ${question} <a href="mailto:${address}" style="color:${COLOURS.onNight}">${address}</a>.<br>
      ${legalName}${links.map(link)}
    </mj-text>
  </mj-column></mj-section>`;
}
