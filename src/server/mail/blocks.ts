import { COLOURS } from '../core/colours.ts';
import { DIRECTION } from '../core/document-language.ts';
import type { Actions, Link, PictureCard, Row, Section, Total } from './description.ts';
import { type Markup, markup } from './markup.ts';

/** Where lines begin and where they end: mail clients know only left and right. */
export const [START, END] = DIRECTION === 'ltr' ? (['left', 'right'] as const) : (['right', 'left'] as const);

/** Keeps a number or code in order among letters that are written from right to left: `auto` would look for it in isolates. */
const inItsOrder = (text: string) =>
  DIRECTION === 'ltr' || /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? '' : markup`dir="ltr"`;

/** The padding of a column beside another one, in pixels. */
const beside = (side: 'left' | 'right', pixels: number) =>
  side === 'left' ? `0 0 0 ${pixels}px` : `0 ${pixels}px 0 0`;

/** The mail's only headline, and its first words. */
export function headline(text: string, lead: string): Markup {
  return markup`<mj-section css-class="page sheet headline" padding="32px 40px 0"><mj-column>
    <mj-text mj-class="heading"><h1 style="font-size:36px;line-height:42px">${text}</h1></mj-text>
    <mj-text css-class="quiet" padding="10px 0 0" color="${COLOURS.muted}">${unbroken(lead, 'Wi-Fi')}</mj-text>
  </mj-column></mj-section>`;
}

/** Renders a section. */
export function block(section: Section): Markup {
  switch (section.kind) {
    case 'actions':
      return buttons(section);
    case 'text': {
      const { title, text } = section;
      return title === undefined
        ? paragraph(markup`${text}`, 24)
        : markup`${heading(title)}${paragraph(markup`${text}`)}`;
    }
    case 'quote':
      return markup`${heading(section.title)}${paragraph(markup`${section.lines.map((line) => markup`${line}<br>`)}`)}`;
    case 'rows':
      return markup`${section.title === undefined ? '' : heading(section.title)}${table(section.rows, section.total)}`;
    case 'codes':
      return markup`${heading(section.title, 16)}${section.codes.map(field)}`;
    case 'picture':
      return pictureCard(section);
    case 'small':
      return smallPrint(section);
  }
}

/** A heading of 22 pixels, or of 16 above something small. */
function heading(text: string, size: 22 | 16 = 22): Markup {
  const font = size === 22 ? markup`mj-class="heading"` : '';
  return markup`<mj-section css-class="page sheet" padding="28px 40px 8px"><mj-column>
    <mj-text ${font}><h2 style="font-size:${size}px;line-height:26px;letter-spacing:${size === 22 ? -0.015 : 0}em">
      ${text}
    </h2></mj-text>
  </mj-column></mj-section>`;
}

/** @param above the space above it; none under a heading */
function paragraph(content: Markup, above = 0): Markup {
  return markup`<mj-section css-class="page sheet" padding="${above}px 40px 0"><mj-column>
    <mj-text>${content}</mj-text>
  </mj-column></mj-section>`;
}

/** Text of 14 pixels, with space above and below. */
function smallPrint({ text, link }: { text?: string; link?: Link }): Markup {
  const end = link && markup`<a href="${link.url}" style="font-weight:600">${link.label}</a>`;
  return markup`<mj-section css-class="page sheet" padding="20px 40px 36px"><mj-column>
    <mj-text css-class="quiet" mj-class="small" line-height="21px">${text ?? ''} ${end ?? ''}</mj-text>
  </mj-column></mj-section>`;
}

/** Letters that fit half of a row; a longer main action gets more of it, and one that is alone. */
const SHORT = 22;

/** The main action on lime, the other one outlined: side by side, or stacked on a phone, with a line of 14 pixels below. */
function buttons({ main, other, note }: Actions): Markup {
  const width = main && other && main.label.length <= SHORT ? 50 : 60;
  const row = [
    ...(main ? [button('main', main, width, COLOURS.signal, COLOURS.signal, beside(END, 6))] : []),
    ...(other
      ? [
          button(
            'other',
            other,
            main ? 100 - width : width,
            COLOURS.surface,
            COLOURS.ink,
            beside(main ? START : END, 6),
          ),
        ]
      : []),
  ];
  const under = markup`<mj-section css-class="page sheet" padding="8px 40px 0"><mj-column>
    <mj-text css-class="quiet" mj-class="small">${note ?? ''}</mj-text>
  </mj-column></mj-section>`;
  return markup`<mj-section css-class="page sheet" padding="26px 40px 0" text-align="${START}">${row}</mj-section>
    ${note ? under : ''}`;
}

function button(
  name: 'main' | 'other',
  { label, url }: Link,
  width: number,
  ground: string,
  edge: string,
  padding: string,
): Markup {
  return markup`<mj-column width="${width}%" css-class="stacked" padding="${padding}">
    <mj-button css-class="${name}" href="${url}" width="100%" padding="0" inner-padding="15px 12px" border-radius="999px"
      background-color="${ground}" border="1px solid ${edge}" color="${COLOURS.ink}"
      font-size="18px" line-height="22px" font-weight="600">${label}</mj-button>
  </mj-column>`;
}

/** A value to copy, in a well under its name. */
function field([name, value]: Row): Markup {
  return markup`<mj-wrapper css-class="page sheet" padding="0 40px 8px">
    <mj-section css-class="well" background-color="${COLOURS.sunken}" border-radius="10px" padding="14px 16px"><mj-column>
      <mj-text css-class="quiet" mj-class="small">${name}</mj-text>
      <mj-text padding="4px 0 0" font-weight="600">${value}</mj-text>
    </mj-column></mj-section>
  </mj-wrapper>`;
}

/** Rows with hairlines between them, and the total with the payment method. */
function table(rows: Row[], total: Total | undefined): Markup {
  const cell = `padding:10px 0;border-bottom:1px solid ${COLOURS.line};vertical-align:top`;
  return markup`<mj-section css-class="page sheet"><mj-column>
    ${rows.map(
      ([name, value]) => markup`${line}
        <th scope="row" align="${START}" style="${cell};padding-${END}:16px;font-weight:400;word-break:normal;color:${COLOURS.muted}" class="quiet">${name}</th>
        <td ${inItsOrder(value)} align="${END}" style="${cell};font-weight:600">${value}</td>
      </tr></mj-table>`,
    )}
    ${total ? totalTable(total) : ''}
  </mj-column></mj-section>`;
}

/** Each row is a separate table: in a shared one, the longest name and value of other rows would wrap its words on a phone. */
const line = markup`<mj-table padding="0" font-size="16px" line-height="24px" color="${COLOURS.ink}"><tr>`;

function totalTable({ name, amount, method }: Total): Markup {
  return markup`${line}
    <th scope="row" align="${START}" style="padding:${END === 'right' ? '12px 16px 0 0' : '12px 0 0 16px'};font-weight:600">${name}<br>
      <span class="quiet" style="font-size:14px;font-weight:400;color:${COLOURS.muted}">${method}</span></th>
    <td ${inItsOrder(amount)} align="${END}" style="padding:12px 0 0;vertical-align:top;font-family:Bricolage Grotesque,Helvetica,Arial,sans-serif;font-size:22px;font-weight:700;letter-spacing:-0.015em;white-space:nowrap">${amount}</td>
  </tr></mj-table>`;
}

/** The picture on night with words beside it, or below it on a phone. */
function pictureCard({ name, alt, title, text }: PictureCard): Markup {
  return markup`<mj-wrapper css-class="page sheet" padding="28px 40px 0">
 <mj-section css-class="card" background-color="${COLOURS.night}" border-radius="20px" padding="20px">
      <mj-column width="33.33%" vertical-align="middle">
        <mj-image css-class="on-night" src="cid:${name}@inline" alt="${alt}" width="160px" padding="0"
          border-radius="12px" fluid-on-mobile="true" />
      </mj-column>
      <mj-column width="66.67%" vertical-align="middle" css-class="under" padding="${beside(START, 28)}">
        <mj-text mj-class="heading" color="${COLOURS.onNight}">
          <h2 style="font-size:22px;line-height:26px;letter-spacing:-0.015em">${title}</h2>
        </mj-text>
        <mj-text css-class="quiet" padding="8px 0 0" color="${COLOURS.onNightMuted}">${unbroken(text, `${name}.png`)}</mj-text>
      </mj-column>
    </mj-section>
  </mj-wrapper>`;
}

/** The text, with each `term` in it kept on one line. */
function unbroken(text: string, term: string): Markup {
  return withPart(text, term, markup`<span style="white-space:nowrap">${term}</span>`);
}

/** The text, with `part` in place of each `term` in it. */
export function withPart(text: string, term: string, part: Markup): Markup {
  const [first = '', ...rest] = text.split(term);
  return markup`${first}${rest.map((after) => markup`${part}${after}`)}`;
}
