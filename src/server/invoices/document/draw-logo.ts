import type PDFDocument from 'pdfkit';

import { COLOURS } from '../../core/colours.ts';

/** The shop's mark, 26 by 30 points: a SIM card with its cut corner; the S on it is a route that ends where you arrive. */
export function drawLogo(doc: InstanceType<typeof PDFDocument>, x: number, y: number): void {
  const { signal, ink } = COLOURS;
  doc
    .save()
    .translate(x, y)
    .path(
      'M3.5 0h13.6a2 2 0 0 1 1.42.6l6.9 7a2 2 0 0 1 .58 1.4v17.5a3.5 3.5 0 0 1-3.5 3.5h-19A3.5 3.5 0 0 1 0 26.5v-23A3.5 3.5 0 0 1 3.5 0z',
    )
    .fill(signal)
    .path('M18.6 9.3H11.3a3.35 3.35 0 0 0 0 6.7h3.8a3.9 3.9 0 0 1 0 7.8H7.4')
    .lineWidth(3)
    .lineCap('round')
    .lineJoin('round')
    .stroke(ink)
    .circle(7.2, 23.8, 2.35)
    .fill(ink)
    .restore();
}
