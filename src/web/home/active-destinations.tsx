import { Link } from 'react-router';

import { paths } from '../core/paths.ts';
import { useScene } from '../core/site.ts';
import type { ActiveDestinations as Active } from './read-active-destinations.ts';
import { activeWords } from './words.ts';

import styles from './active-destinations.module.css';

/** The size of the map's picture, and the units of its lights. */
const [WIDTH, HEIGHT] = [1152, 540];
const PARTS = 1000;

/** A map of the world with a light at every destination on sale. */
export function ActiveDestinations({ active }: { active: Active }) {
  const map = useScene('worldArt');
  return (
    <section className={styles['section']} data-ground="night" aria-labelledby="active">
      <div className={styles['head']}>
        <h2 id="active" className={styles['title']}>
          {activeWords.title}
        </h2>
        <p className={styles['lead']}>{activeWords.lead(active.count)}</p>
      </div>
      <figure className={styles['map']}>
        <img src={map} width={WIDTH} height={HEIGHT} alt={activeWords.map(active.count)} loading="lazy" />
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {active.lights.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={(x / PARTS) * WIDTH} cy={(y / PARTS) * HEIGHT} r="6" />
          ))}
        </svg>
      </figure>
      <ul className={styles['regions']}>
        {active.regions.map(({ name, count }) => (
          <li key={name}>
            <Link to={paths.browsePart(name)} className={styles['region']}>
              {name} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
