import { geoInterpolate } from 'd3-geo';

import type { Point } from '../geometry/camera.ts';
import { holds } from '../geometry/outline.ts';
import { dotData, pathData, short } from '../geometry/path-data.ts';
import { globe, globeLayers, type Globe } from '../layers/globe.ts';
import { lights } from '../layers/lights.ts';
import { lime } from '../layers/palette.ts';
import { beacon } from '../layers/relief.ts';
import { element, picture, stops } from '../layers/svg.ts';
import { worldCities } from './world.ts';

/** Edge length of the picture; the globe's radius leaves room for its halo. */
const size = 1120;
const radius = 478;

const dubai: [number, number] = [55.3, 25.2];
const tokyo: [number, number] = [139.7, 35.7];

/**
 * The part that a screen narrower than 480 pixels shows of the picture, which is 736 pixels wide there, below the page's first
 * words.
 */
const onPhone = { left: 190, top: 0, right: 930, bottom: 1000 };

/** What the picture of a phone hides of it there, even below words that are 120 pixels longer than the English ones. */
const behindPhone = { left: 352, top: 450, right: 768, bottom: onPhone.bottom };

/**
 * The home page's globe: Asia by night and one flight from Dubai to Tokyo. Square, with the globe in the middle.
 * @param phone for a narrow screen, which shows it smaller: cropped to what is visible, and with less detail
 */
export function drawHero(id: string, { phone = false } = {}): string {
  const earth = globe(
    [105, 24],
    [size / 2, size / 2],
    radius,
    phone ? 1.1 : 0.7,
    phone ? behindPhone : undefined,
  );
  if (phone) {
    const { left, top, right, bottom } = onPhone;
    earth.projection.clipExtent([
      [left, top],
      [right, bottom],
    ]);
  }
  const found = lights(earth, worldCities(), { most: phone ? 1200 : 3000, cell: phone ? 4 : 2.2 });
  const all = [...found.large, ...found.middling, ...found.small].filter(
    (point) => !phone || holds(onPhone, point),
  );
  const seen = (from: number, to?: number) =>
    all.slice(from, to).filter((point) => !phone || !holds(behindPhone, point));
  return picture(size, size, [
    ...globeLayers(id, earth, '50m'),
    lamps(seen(0, 60), '9', '.12'),
    lamps(seen(60, 420), '4', '.12'),
    lamps(seen(420), '1.1', '.7'),
    lamps(seen(60, 420), '1.7', '.9'),
    lamps(seen(0, 60), '2.6', '1'),
    ...flight(id, earth),
  ]);
}

function lamps(points: readonly Point[], width: string, opacity: string): string {
  return element('path', {
    stroke: '#ffeed2',
    'stroke-width': width,
    'stroke-opacity': opacity,
    'stroke-linecap': 'round',
    d: dotData(points),
  });
}

function flight(id: string, earth: Globe): string[] {
  const along = geoInterpolate(dubai, tokyo);
  // The route rises 13% of the earth's radius above the surface.
  const above = (share: number): Point => {
    const [x, y] = earth.projection(along(share)) ?? [0, 0];
    const lift = 1 + 0.13 * Math.sin(Math.PI * share);
    return [earth.middle[0] + (x - earth.middle[0]) * lift, earth.middle[1] + (y - earth.middle[1]) * lift];
  };
  const route = Array.from({ length: 41 }, (_, index) => above(index / 40));
  const [start, end] = [above(0), above(1)];
  const here = above(0.22);
  const ahead = above(0.26);
  const heading = (Math.atan2(ahead[1] - here[1], ahead[0] - here[0]) * 180) / Math.PI;
  return [
    element(
      'defs',
      {},
      element(
        'linearGradient',
        { id: `${id}t` },
        stops([
          [0, lime, 0.35],
          [0.3, lime, 0.7],
          [1, lime, 1],
        ]),
      ),
    ),
    element('path', {
      stroke: `url(#${id}t)`,
      'stroke-width': '2.2',
      'stroke-linecap': 'round',
      d: pathData([route], false, { smooth: true }),
    }),
    element('circle', { cx: start[0], cy: start[1], r: 4, fill: lime }),
    element('path', {
      fill: lime,
      transform: `translate(${short(here[0])} ${short(here[1])}) rotate(${short(heading)})`,
      // A plane from above, its nose to the right.
      d: 'M13 0c0-1.3-1.6-2-3.4-2H4.5L-1.5-11.5h-3L-1.5-2H-7l-2.6-3.6H-12L-10.4 0-12 5.6h2.4L-7 2h5.5l-3 9.5h3L4.5 2h5.1C11.4 2 13 1.3 13 0z',
    }),
    beacon(end),
  ];
}
