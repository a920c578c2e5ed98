import { COLOURS } from '../core/colours.ts';
import type { Attachment } from './mail.ts';
import { markup } from './markup.ts';
import type { Markup } from './markup.ts';

/** For whoever reads the mail on the phone's neighbour: the code on night, and how to scan it. */
export function qrCard(): Markup {
  return markup`<mj-wrapper css-class="page" padding="28px 40px 0">
    <mj-section background-color="${COLOURS.night}" border-radius="20px" padding="20px">
      <mj-column width="33.33%" vertical-align="middle">
        <mj-image src="cid:esim-qr@inline" alt="QR code that installs the eSIM" width="160px" padding="0"
          border-radius="12px" fluid-on-mobile="true" />
      </mj-column>
      <mj-column width="66.67%" vertical-align="middle" css-class="under" padding="0 0 0 28px">
        <mj-text mj-class="heading" color="${COLOURS.onNight}">
          <h2 style="font-size:22px;line-height:26px;letter-spacing:-0.015em">Reading on another screen?</h2>
        </mj-text>
        <mj-text padding="8px 0 0" color="${COLOURS.onNightMuted}">
          Scan the code with the camera of the phone that needs the eSIM.
          It works once, so keep the eSIM on the phone until the trip is over.
        </mj-text>
      </mj-column>
    </mj-section>
  </mj-wrapper>`;
}

/** The code inside the mail, and once more as a file to keep. */
export function qrPictures(png: Buffer): Attachment[] {
  const picture = { content: png, contentType: 'image/png' };
  return [
    { ...picture, filename: 'esim-qr-inline.png', cid: 'esim-qr@inline' },
    { ...picture, filename: 'esim-qr.png' },
  ];
}
