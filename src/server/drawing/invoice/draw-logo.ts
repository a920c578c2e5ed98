import type PDFDocument from 'pdfkit';

import { COLOURS } from '../../core/colours.ts';
import { LOGO_SHAPE } from '../../core/logo-shape.ts';

export function drawLogo(
  doc: InstanceType<typeof PDFDocument>,
  x: number,
  y: number,
  paint: (colour: string) => string,
): void {
  const [signal, ink] = [paint(COLOURS.signal), paint(COLOURS.ink)];
  const { card, route, end } = LOGO_SHAPE;
  doc
    .save()
    .translate(x, y)
    .path(card)
    .fill(signal)
    .path(route)
    .lineWidth(3)
    .lineCap('round')
    .lineJoin('round')
    .stroke(ink)
    .circle(end.x, end.y, end.radius)
    .fill(ink)
    .restore();
}
