import { Link } from 'react-router';

import type { AtlasPlace } from '../../../domain/catalog/catalog-schema.ts';
import { paths } from '../../core/paths.ts';
import { usePartArt } from '../../core/site.ts';
import { classNames } from '../../ui/class-names.ts';
import drawn from './map-labels.json' with { type: 'json' };

import styles from './part-map.module.css';

type Labels = Partial<Record<string, string>>;

const MAPS: Partial<Record<string, { part: Labels; 'part-small': Labels }>> = drawn;

const fileOf = (part: string) =>
  part
    .toUpperCase()
    .replace(/[^A-Z]+/g, '-')
    .replace('LATAM', 'LATIN-AMERICA');

export const hasMap = (part: string) => MAPS[fileOf(part)] !== undefined;

/** A part of the world by night with the names of the places people go first; nothing if it has no map. It fills its place. */
export function PartMap({ part, places }: { part: string; places: readonly AtlasPlace[] }) {
  const art = usePartArt();
  const file = fileOf(part);
  const labels = MAPS[file];
  if (!labels) return null;
  return (
    <div className={styles['map']}>
      <picture>
        <source
          media="(min-width: 1000px) and (min-height: 64.01rem)"
          srcSet={art('part', file)}
          width="1152"
          height="432"
        />
        <img src={art('part-small', file)} width="700" height="460" alt="" fetchPriority="high" />
      </picture>
      <Names labels={labels.part} places={places} className={styles['wide']} />
      <Names labels={labels['part-small']} places={places} className={styles['small']} />
    </div>
  );
}

interface NamesProps {
  labels: Labels;
  places: readonly AtlasPlace[];
  className: string | undefined;
}

/** Links for the pointer alone: the list below has them all. */
function Names({ labels, places, className }: NamesProps) {
  return (
    <svg className={classNames(styles['names'], className)} aria-hidden="true">
      {places.map(({ iso, name }) => {
        const [x, y, side] = labels[iso]?.split(' ') ?? [];
        if (x === undefined) return null;
        const isLeft = side === 'left';
        return (
          <Link key={iso} to={paths.browseCountry(iso)} tabIndex={-1}>
            <text
              x={`${Number(x) / 10}%`}
              y={`${Number(y) / 10}%`}
              dx={isLeft ? -9 : 9}
              dy=".35em"
              textAnchor={isLeft ? 'end' : 'start'}
            >
              {name}
            </text>
          </Link>
        );
      })}
    </svg>
  );
}
