/** A picture at the address of an SVG, which pages name as their icon: it contains nothing but that picture. */
export function iconSvg(png: Buffer): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${png.toString('base64')}"/></svg>\n`;
}
