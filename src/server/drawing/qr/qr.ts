import { create } from 'qrcode';

import { twoColourPng } from './two-colour-png.ts';

/** White around the code, in modules; scanners need four. */
const QUIET_ZONE = 4;
/** Pixels per module: whole, so edges stay sharp, and at least 660 wide for an LPA string, so it is crisp at 320 on a 2x screen. */
const SCALE = 18;

/**
 * A QR code as PNG, square, error correction M, night on white. Meant for LPA strings (`LPA:1$...`).
 * @param text at most some 2,000 characters; longer throws
 */
export function qrPng(text: string): Buffer {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const grid = { size: modules.size, data: Uint8Array.from(modules.data) };
  return twoColourPng(grid, { margin: QUIET_ZONE, scale: SCALE, dark: '0A1524', light: 'FFFFFF' });
}
