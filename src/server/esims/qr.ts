import { toBuffer } from 'qrcode';

/** White around the code, in modules; scanners need four. */
const QUIET_ZONE = 4;
/** Pixels per module: whole, so edges stay sharp, and at least 660 wide for an LPA string, so it is crisp at 320 on a 2x screen. */
const SCALE = 18;

/**
 * A QR code as PNG, square, error correction M, night on white. Meant for LPA strings (`LPA:1$...`).
 * @param text at most some 2,000 characters; longer throws
 */
export function qrPng(text: string): Promise<Buffer> {
  return toBuffer(text, {
    type: 'png',
    errorCorrectionLevel: 'M',
    margin: QUIET_ZONE,
    scale: SCALE,
    color: { dark: '#0A1524FF', light: '#FFFFFFFF' },
  });
}

/** The same as `data:image/png;base64,...`, for an <img>. */
export async function qrDataUrl(text: string): Promise<string> {
  const png = await qrPng(text);
  return `data:image/png;base64,${png.toString('base64')}`;
}
