import type { TripPlanSent, TripSent } from '../../domain/trip/trip-schema.ts';
import { Flag } from '../pictures/flag.tsx';
import { type Bar, barsOf } from './bars-of.ts';

import styles from './trip-line.module.css';

interface TripLineProps {
  stops: TripSent['stops'];
  plans: readonly TripPlanSent[];
}

/**
 * The days of a trip as a line, with its plans as bars below: a table with a column for each day, since pages have no style
 * attributes. The list of plans says the same in words.
 */
export function TripLine({ stops, plans }: TripLineProps) {
  const days = stops.reduce((sum, stop) => sum + (stop.days ?? 0), 0);
  return (
    <table className={styles['line']} aria-hidden="true">
      <colgroup>
        <col span={days} />
      </colgroup>
      <tbody>
        <tr>
          {stops.map(({ place, days: count }, stop) => (
            // oxlint-disable-next-line react/no-array-index-key -- a place may be visited twice
            <td key={stop} colSpan={count ?? 1} className={styles['stop']}>
              <span>
                <Flag iso={place?.iso ?? ''} size={24} />
                <span className={styles['place']}>{place?.name}</span>
              </span>
            </td>
          ))}
        </tr>
        {barsOf(plans, days).map((bars) => (
          <tr key={bars.find(({ plan }) => plan !== null)?.plan}>
            {bars.map((bar) => (
              <td key={bar.day} colSpan={bar.days} className={classOf(bar)}>
                {bar.isFirst && <span>{(bar.plan ?? 0) + 1}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function classOf({ plan, isUsed }: Bar): string | undefined {
  if (plan === null) return styles['none'];
  return isUsed ? styles['used'] : styles['idle'];
}
