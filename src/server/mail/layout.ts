import { PASS_STAMPS } from '../../domain/esims/pass-face.ts';
import { fitted } from '../../domain/operators/brand/page-look.ts';
import { COLOURS } from '../core/colours.ts';
import { DIRECTION, LANGUAGE_TAG } from '../core/document-language.ts';
import { block, END, headline as headlineBlock, START, withPart } from './blocks.ts';
import type { MailBrand } from './brand.ts';
import type { Foot, Link, MailDescription, MailPass } from './description.ts';
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
  pass,
}: MailDescription): Markup {
  return markup`<mjml lang="${LANGUAGE_TAG}" dir="${DIRECTION}">
    ${head(subject, preview)}
    <mj-body background-color="${COLOURS.paper}" width="600px">
      ${nightHead(brand)}
      ${pass ? passHead(pass) : ''}
      ${headlineBlock(headline, lead)}
      ${sections.map(block)}
      ${sections.at(-1)?.kind === 'small' ? '' : ROOM}
      ${nightFoot(foot)}
    </mj-body>
  </mjml>`;
}

/** Small print has its own space below. */
const ROOM = markup`<mj-section css-class="sheet"><mj-column><mj-spacer height="36px" /></mj-column></mj-section>`;

function head(title: string, preview: string): Markup {
  return markup`<mj-head>
    <mj-title>${title}</mj-title>
    <mj-preview>${preview}</mj-preview>
    <mj-raw>
      <meta name="color-scheme" content="light dark">
      <meta name="supported-color-schemes" content="light dark">
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
    </mj-raw>
    <mj-attributes>
      <mj-all font-family="Inter, Helvetica, Arial, sans-serif" />
      <mj-text align="${START}" padding="0" font-size="16px" line-height="24px" color="${COLOURS.ink}" />
      <mj-column direction="${DIRECTION}" />
      <mj-section direction="${DIRECTION}" background-color="${COLOURS.surface}" padding="0 40px" />
      <mj-wrapper direction="${DIRECTION}" background-color="${COLOURS.surface}" padding="0 40px" />
      <mj-class name="heading" font-family="Bricolage Grotesque, Helvetica, Arial, sans-serif" />
      <mj-class name="small" font-size="14px" line-height="20px" color="${COLOURS.muted}" />
    </mj-attributes>
    <mj-style inline="inline">.on-night { color: ${COLOURS.onNight}; }</mj-style>
    <mj-style>
      h1, h2 { margin: 0; font-weight: 700; letter-spacing: -0.02em; text-wrap: balance; word-break: auto-phrase; }
      a { color: ${COLOURS.link}; }
      @media only screen and (max-width: 479px) {
        .page > table > tbody > tr > td { padding-left: 20px !important; padding-right: 20px !important; }
        .headline h1 { font-size: 28px !important; line-height: 32px !important; }
        .stacked > table > tbody > tr > td { padding: 0 0 8px !important; }
        .stamp div { text-align: ${START} !important; }
        .under > table > tbody > tr > td { padding: 20px 0 0 !important; }
      }
      ${AT_NIGHT}
    </mj-style>
  </mj-head>`;
}

/**
 * Replaces the colours that every element names itself, so that a client that drops this keeps a whole mail by day. Ink on lime
 * stays; what is on night by day is so by night.
 */
const AT_NIGHT = markup`@media (prefers-color-scheme: dark) {
        body, body > div { background: ${COLOURS.night} !important; }
        .sheet, .sheet > table { background: ${COLOURS.nightRaised} !important; }
        .sheet div, .sheet th, .sheet td, .other a { color: ${COLOURS.onNight} !important; }
        .sheet .quiet, .sheet .quiet div, .sheet .on-night div, .quiet a { color: ${COLOURS.onNightMuted} !important; }
        .sheet a { color: ${COLOURS.signal} !important; }
        .sheet th, .sheet td { border-color: ${COLOURS.nightLine} !important; }
        .sheet .main td, .sheet .main a { border-color: ${COLOURS.signal} !important; color: ${COLOURS.ink} !important; }
        .sheet .other td { border-color: ${COLOURS.onNight} !important; }
        .sheet .other td, .sheet .other a { background: ${COLOURS.nightRaised} !important; color: ${COLOURS.onNight} !important; }
        .sheet .well, .sheet .well > table, .sheet .card, .sheet .card > table { background: ${COLOURS.night} !important; }
      }`;

function nightHead({ baseUrl, name, look }: MailBrand): Markup {
  const own = look?.logo;
  if (own?.hasName) return ownHead(baseUrl, name, fitted(own, 32));
  const { width, height } = own ? fitted(own, 25) : { width: 22, height: 25 };
  return markup`<mj-section css-class="page" background-color="${COLOURS.night}" padding="17px 40px"><mj-column>
    <mj-text mj-class="heading" color="${COLOURS.onNight}" font-size="22px" line-height="26px" font-weight="700">
      <a href="${baseUrl}" style="color:${COLOURS.onNight};text-decoration:none;letter-spacing:-0.025em"
        ><img src="cid:logo@inline" width="${width}" height="${height}" alt=""
          style="display:inline-block;width:${width}px;height:${height}px;vertical-align:-4px;margin-${END}:12px">${name}</a>
    </mj-text>
  </mj-column></mj-section>`;
}

/** A logo that says the name. */
function ownHead(
  baseUrl: string,
  name: string,
  { width, height }: { width: number; height: number },
): Markup {
  return markup`<mj-section css-class="page" background-color="${COLOURS.night}" padding="14px 40px"><mj-column>
    <mj-text color="${COLOURS.onNight}"><a href="${baseUrl}" style="color:${COLOURS.onNight};text-decoration:none"
        ><img src="cid:logo@inline" width="${width}" height="${height}" alt="${name}" style="display:inline-block;width:${width}px;height:${height}px"></a></mj-text>
  </mj-column></mj-section>`;
}

/** The face of the pass: its picture edge to edge at any width, and its words above the tear. */
function passHead({ alt, face: { title, plan, state } }: MailPass): Markup {
  const stamp = PASS_STAMPS[state];
  return markup`<mj-section padding="0"><mj-column>
    <mj-image src="cid:place@inline" alt="${alt}" width="600px" padding="0" fluid-on-mobile="true" />
  </mj-column></mj-section>
  <mj-section css-class="page" background-color="${COLOURS.night}" padding="14px 40px 16px" border-bottom="2px dashed ${COLOURS.onNightMuted}">
    <mj-column width="${stamp ? '62%' : '100%'}" vertical-align="middle">
      <mj-text mj-class="heading" color="${COLOURS.onNight}" font-size="22px" line-height="26px" font-weight="700">${title}</mj-text>
      <mj-text color="${COLOURS.onNightMuted}">${plan}</mj-text>
    </mj-column>
    ${stamp ? stampColumn(stamp) : ''}
  </mj-section>`;
}

function stampColumn(stamp: string): Markup {
  return markup`<mj-column width="38%" vertical-align="middle" css-class="stamp">
    <mj-text align="${END}" color="${COLOURS.signal}" font-weight="600"
      ><span style="display:inline-block;margin:6px 0;padding:1px 12px;border:2px solid ${COLOURS.signal};border-radius:8px;white-space:nowrap">${stamp}</span></mj-text>
  </mj-column>`;
}

function nightFoot({ question, address, legalName, links }: Foot): Markup {
  const link = ({ url, label }: Link) =>
    markup` &nbsp; <a href="${url}" style="color:${COLOURS.onNight};white-space:nowrap">${label}</a>`;
  return markup`<mj-section css-class="page" background-color="${COLOURS.night}" padding="24px 40px 28px"><mj-column>
    <mj-text mj-class="small" line-height="22px" color="${COLOURS.onNightMuted}">
      ${withPart(question, address, markup`<a href="mailto:${address}" style="color:${COLOURS.onNight}">${address}</a>`)}<br>
      <bdi>${legalName}</bdi>${links.map(link)}
    </mj-text>
  </mj-column></mj-section>`;
}
