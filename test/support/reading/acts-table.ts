import { ORDER_ACTS, whyNot } from '../../../src/domain/orders/order-acts.ts';
import { ORDER_STANDINGS } from '../shop/order-standings.ts';

/** Which acts each standing of an order allows, or why it refuses them, as the table of `docs/states.md`. */
export function actsTable(): string {
  const standings = Object.entries(ORDER_STANDINGS);
  const acts = ORDER_ACTS.filter((act) => standings.some(([, order]) => whyNot(act, order) !== null));
  const rows = standings.map(([name, order]) =>
    [name].concat(acts.map((act) => whyNot(act, order)?.replaceAll('_', ' ') ?? 'yes')),
  );
  const heads = ['order', ...acts.map((act) => `\`${act}\``)];
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
