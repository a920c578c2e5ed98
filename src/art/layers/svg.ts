import { short } from '../geometry/path-data.ts';

/** Attributes of an element; numbers get one decimal, undefined values are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One SVG element as text. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : String(value)}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

/** A gradient's stop: offset (0 to 1), colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

export function stops(list: readonly Stop[]): string {
  return list
    .map(([at, colour, opacity]) =>
      element('stop', {
        offset: String(at),
        'stop-color': colour,
        'stop-opacity': opacity === undefined ? undefined : String(opacity),
      }),
    )
    .join('');
}

/** A whole picture. It has no text, so it is hidden from screen readers unless its page labels it. */
export function picture(width: number, height: number, body: readonly string[]): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      fill: 'none',
    },
    ...body,
  );
}
