import { COLOURS } from '../core/colours.ts';
import { markup } from './markup.ts';
import type { Markup } from './markup.ts';

/** The mail's one headline and what comes first under it. */
export function headline(text: string, lead: Markup): Markup {
  return markup`<mj-section css-class="page headline" padding="32px 40px 0"><mj-column>
    <mj-text mj-class="heading"><h1 style="font-size:36px;line-height:42px">${text}</h1></mj-text>
    <mj-text padding="10px 0 0" color="${COLOURS.muted}">${lead}</mj-text>
  </mj-column></mj-section>`;
}

/** A heading of 22, or of 16 above something small. */
export function heading(text: string, size: 22 | 16 = 22): Markup {
  const font = size === 22 ? markup`mj-class="heading"` : '';
  return markup`<mj-section css-class="page" padding="28px 40px 8px"><mj-column>
    <mj-text ${font}><h2 style="font-size:${size}px;line-height:26px;letter-spacing:${size === 22 ? -0.015 : 0}em">
      ${text}
    </h2></mj-text>
  </mj-column></mj-section>`;
}

export function paragraph(content: Markup): Markup {
  return markup`<mj-section css-class="page" padding="0 40px"><mj-column>
    <mj-text>${content}</mj-text>
  </mj-column></mj-section>`;
}

/** Secondary words of 14, with room above and below. */
export function smallPrint(content: Markup): Markup {
  return markup`<mj-section css-class="page" padding="20px 40px 36px"><mj-column>
    <mj-text mj-class="small" line-height="21px">${content}</mj-text>
  </mj-column></mj-section>`;
}

interface Button {
  label: string;
  href: string;
  kind: 'lime' | 'outlined';
}

/** One or two buttons side by side, one above the other on a phone, and a line of 14 under them. */
export function buttons(row: [Button] | [Button, Button], note?: string): Markup {
  const columns = row.map(({ label, href, kind }, index) => {
    const [ground, edge] =
      kind === 'lime' ? [COLOURS.signal, COLOURS.signal] : [COLOURS.surface, COLOURS.ink];
    return markup`<mj-column width="50%" css-class="stacked" padding="${index === 0 ? '0 6px 0 0' : '0 0 0 6px'}">
      <mj-button href="${href}" width="100%" padding="0" inner-padding="15px 12px" border-radius="999px"
        background-color="${ground}" border="1px solid ${edge}" color="${COLOURS.ink}"
        font-size="18px" line-height="22px" font-weight="600">${label}</mj-button>
    </mj-column>`;
  });
  const under = markup`<mj-section css-class="page" padding="8px 40px 0"><mj-column>
    <mj-text mj-class="small">${note ?? ''}</mj-text>
  </mj-column></mj-section>`;
  return markup`<mj-section css-class="page" padding="26px 40px 0" text-align="left">${columns}</mj-section>
    ${note ? under : ''}`;
}

/** A value to copy, in a well under its name. */
export function field(name: string, value: string): Markup {
  return markup`<mj-wrapper css-class="page" padding="0 40px 8px">
    <mj-section background-color="${COLOURS.sunken}" border-radius="10px" padding="14px 16px"><mj-column>
      <mj-text mj-class="small">${name}</mj-text>
      <mj-text padding="4px 0 0" font-weight="600">${value}</mj-text>
    </mj-column></mj-section>
  </mj-wrapper>`;
}

/** Name and value a line, hairlines between, and the total with what it was paid with. */
export function rows(lines: [name: string, value: string][], total: Total): Markup {
  return markup`<mj-section css-class="page"><mj-column>
    ${table(lines)}
    ${totalTable(total)}
  </mj-column></mj-section>`;
}

/** Name and value a line, hairlines between. */
export function pairs(lines: [name: string, value: string][]): Markup {
  return markup`<mj-section css-class="page"><mj-column>${table(lines)}</mj-column></mj-section>`;
}

function table(lines: [name: string, value: string][]): Markup {
  const cell = `padding:10px 0;border-bottom:1px solid ${COLOURS.line};vertical-align:top`;
  return markup`<mj-table padding="0" font-size="16px" line-height="24px" color="${COLOURS.ink}">
    ${lines.map(
      ([name, value]) => markup`<tr>
        <th scope="row" align="left" width="36%" style="${cell};padding-right:16px;font-weight:400;color:${COLOURS.muted}">${name}</th>
        <td align="right" style="${cell};font-weight:600">${value}</td>
      </tr>`,
    )}
  </mj-table>`;
}

interface Total {
  name: string;
  amount: string;
  /** 'Visa ending in 4242'. */
  method: string;
}

/** A table of its own, so that the narrow names above it do not wrap its words. */
function totalTable({ name, amount, method }: Total): Markup {
  return markup`<mj-table padding="0" font-size="16px" line-height="24px" color="${COLOURS.ink}"><tr>
    <th scope="row" align="left" style="padding:12px 16px 0 0;font-weight:600">${name}<br>
      <span style="font-size:14px;font-weight:400;color:${COLOURS.muted}">${method}</span></th>
    <td align="right" style="padding:12px 0 0;vertical-align:top;font-family:Bricolage Grotesque,Helvetica,Arial,sans-serif;font-size:22px;font-weight:700;letter-spacing:-0.015em;white-space:nowrap">${amount}</td>
  </tr></mj-table>`;
}
