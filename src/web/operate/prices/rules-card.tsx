import { formatMoney, ofBase } from '../../../domain/money.ts';
import {
  BELOW_FLOOR,
  type BelowFloor,
  isStanding,
  keyOf,
  type PriceRule,
} from '../../../domain/operators/pricing/price-rules.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Card } from '../parts/card.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { nameOfRule, type Places } from './plan-name.ts';
import { planWords, rulesWords as words } from './words.ts';

import styles from './prices.module.css';

const money = (cents: number) => formatMoney(ofBase(cents));

function priceText({
  fixed_price_cents: fixedPrice,
  markup_bp: markup,
  surcharge_cents: surcharge,
  ending,
}: PriceRule): string {
  if (fixedPrice !== null) return words.fixedPrice(money(fixedPrice));
  const added = words.added(planWords.percent(markup), surcharge === 0 ? null : money(surcharge));
  return ending === 'none' ? added : `${added}, ${words.ending(ending)}`;
}

function timeText({ from, until }: PriceRule): string {
  if (from === null && until === null) return words.always;
  return [from && words.from(planWords.moment(from)), until && words.until(planWords.moment(until))]
    .filter(Boolean)
    .join(' ');
}

interface RulesBoxProps {
  rules: readonly PriceRule[];
  belowFloor: BelowFloor;
  places: Places;
  /** Names of the plans that rules are for, by their keys. */
  plans: Readonly<Record<string, string>>;
  canChange: boolean;
  /** Null for a new rule. */
  onEdit: (rule: PriceRule | null) => void;
  onRemove: (rule: PriceRule) => void;
  onBelowFloor: (setting: BelowFloor) => void;
}

/** All rules, the widest first, and what happens to a price below its floor. */
export function RulesCard({ rules, belowFloor, places, plans, canChange, ...on }: RulesBoxProps) {
  const { of, price, minMargin, when, act } = words.columns;
  return (
    <Card
      title={words.title}
      action={
        canChange && (
          <Button variant="secondary" onClick={() => on.onEdit(null)}>
            {words.add}
          </Button>
        )
      }
    >
      <p className={styles['lead']}>{words.lead}</p>
      <SmallTable
        label={words.title}
        head={[of, price, minMargin, when, ...(canChange ? [act] : [])]}
        rows={rules.map((rule) => {
          const name = nameOfRule(rule, places, plans);
          const cells = [
            <span key="of" className={styles['of']}>
              {name}
              {rule.scope !== 'global' && <span className={styles['scope']}>{words.scopes[rule.scope]}</span>}
            </span>,
            priceText(rule),
            rule.min_margin_bp === null ? words.noMinMargin : planWords.percent(rule.min_margin_bp),
            timeText(rule),
          ];
          const acts = (
            <span className={styles['acts']}>
              <Button variant="link" aria-label={words.editLabel(name)} onClick={() => on.onEdit(rule)}>
                {words.edit}
              </Button>
              {!isStanding(rule) && (
                <Button variant="link" aria-label={words.removeLabel(name)} onClick={() => on.onRemove(rule)}>
                  {words.remove}
                </Button>
              )}
            </span>
          );
          return [keyOf(rule), canChange ? [...cells, acts] : cells] as const;
        })}
      />
      <SelectField
        className={styles['below']}
        label={words.below.label}
        value={belowFloor}
        disabled={!canChange}
        onChange={(event) => on.onBelowFloor(event.currentTarget.value as BelowFloor)}
      >
        {BELOW_FLOOR.map((setting) => (
          <option key={setting} value={setting}>
            {words.below.options[setting]}
          </option>
        ))}
      </SelectField>
    </Card>
  );
}
