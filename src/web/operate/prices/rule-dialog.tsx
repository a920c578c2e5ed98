import { useId, useState } from 'react';

import {
  ENDINGS,
  type PriceRule,
  type Scope,
  SCOPES,
} from '../../../domain/operators/pricing/price-rules.ts';
import { FieldMessage } from '../../ui/form/field-message.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ConsoleFailure } from '../api/console-failure.ts';
import { useVerb } from '../api/use-verb.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { PlacePicker } from '../parts/place-picker.tsx';
import { keyOfPlan, nameOfPlan, type Places } from './plan-name.ts';
import { readRule, type RuleField, type TypedRule, typedOf } from './typed-rule.ts';
import { ruleWords as words, rulesWords } from './words.ts';

import styles from './prices.module.css';

interface RuleDialogProps {
  /** The rule to edit. */
  rule: PriceRule;
  isNew: boolean;
  /** The other rules. */
  others: readonly PriceRule[];
  places: Places;
  onClose: () => void;
  /** @param planName of the plan that was chosen for the rule */
  onKeep: (rule: PriceRule, planName: string | null) => void;
}

/** Edits one rule. A kept rule waits for the preview. */
export function RuleDialog({ rule, isNew, others, places, onClose, onKeep }: RuleDialogProps) {
  const [typed, setTyped] = useState(() => withPlaces(typedOf(rule), places));
  const [planName, setPlanName] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Partial<Record<RuleField, string>>>({});
  const change = (changed: Partial<TypedRule>) => {
    setTyped((before) => ({ ...before, ...changed }));
    setWrong({});
  };
  const text = (field: Exclude<RuleField, 'ending' | 'scope'>) => ({
    value: typed[field],
    error: wrong[field] ?? null,
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [field]: event.currentTarget.value }),
  });
  const choice = (field: RuleField) => ({
    value: typed[field],
    onChange: (event: { currentTarget: HTMLSelectElement }) => change({ [field]: event.currentTarget.value }),
  });

  async function keep() {
    const read = readRule(typed, others);
    if ('wrong' in read) {
      setWrong(read.wrong);
      throw new ConsoleFailure(400, 'invalid_field', Object.values(read.wrong)[0] ?? words.wrong);
    }
    onKeep(read.rule, read.rule.scope === 'plan' ? planName : null);
  }

  const isFixed = typed.fixedPrice.trim() !== '';
  return (
    <ConfirmDialog
      open
      title={isNew ? words.add : words.edit}
      lead={words.lead}
      action={words.action}
      asksWhy={false}
      onClose={onClose}
      onConfirm={keep}
    >
      <div className={styles['fields']}>
        <SelectField label={words.scope} {...choice('scope')}>
          {SCOPES.map((scope) => (
            <option key={scope} value={scope}>
              {rulesWords.scopes[scope]}
            </option>
          ))}
        </SelectField>
        {typed.scope === 'region' && (
          <div>
            <PlacePicker
              label={words.region}
              choices={places.filter(({ scope }) => scope === 'region')}
              value={typed.region}
              onChange={(region) => change({ region })}
            />
            <p className={styles['hint']}>{words.regionHint(isPart(typed.region, places))}</p>
          </div>
        )}
        {typed.scope === 'country' && (
          <PlacePicker
            label={words.country}
            choices={places.filter(({ scope }) => scope === 'country')}
            value={typed.country}
            onChange={(country) => change({ country })}
          />
        )}
        {typed.scope === 'plan' && (
          <>
            <PlacePicker
              label={words.place}
              choices={places.filter(({ of }) => !isPart(of, places))}
              value={typed.place}
              onChange={(place) => change({ place, plan: '' })}
            />
            {typed.place !== '' && (
              <PlanField
                place={typed.place}
                plan={typed.plan}
                error={wrong.plan ?? null}
                onChange={(plan, name) => {
                  setPlanName(name);
                  change({ plan });
                }}
              />
            )}
          </>
        )}
        <TextField
          label={words.markup}
          inputMode="decimal"
          maxLength={8}
          disabled={isFixed}
          {...text('markup')}
        />
        <TextField
          label={words.surcharge}
          inputMode="decimal"
          maxLength={8}
          disabled={isFixed}
          {...text('surcharge')}
        />
        <SelectField label={words.ending} disabled={isFixed} {...choice('ending')}>
          {ENDINGS.map((ending) => (
            <option key={ending} value={ending}>
              {words.endings[ending]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.fixedPrice}
          hint={words.fixedPriceHint}
          inputMode="decimal"
          maxLength={10}
          {...text('fixedPrice')}
        />
        <TextField
          label={words.minMargin}
          hint={words.minMarginHint}
          inputMode="decimal"
          maxLength={6}
          {...text('minMargin')}
        />
        <TextField label={words.from} type="datetime-local" {...text('from')} />
        <TextField label={words.until} hint={words.timeHint} type="datetime-local" {...text('until')} />
      </div>
    </ConfirmDialog>
  );
}

/** A select without a value shows its first option, so use that one. */
function withPlaces(typed: TypedRule, places: Places): TypedRule {
  const first = (scope: Scope) => places.find((place) => place.scope === scope)?.of ?? '';
  return {
    ...typed,
    region: typed.region || first('region'),
    country: typed.country || first('country'),
    place: typed.place || first('country'),
  };
}

/**
 * Whether it is a part of the world, for which no plan is sold. Those come before the regions that are sold, and have no code.
 */
function isPart(of: string, places: Places): boolean {
  return places.some((place) => place.scope === 'region' && place.of === of && place.name === of);
}

interface PlanFieldProps {
  place: string;
  plan: string;
  error: string | null;
  onChange: (plan: string, name: string) => void;
}

function PlanField({ place, plan, error, onChange }: PlanFieldProps) {
  const note = useId();
  const { data, failure, waiting } = useVerb('place_prices', { place });
  const plans = waiting ? [] : (data?.plans ?? []);
  const names = plans.map(nameOfPlan);
  const isUnknown = plan !== '' && !plans.some((one) => keyOfPlan(one) === plan);
  const empty = waiting
    ? words.loadingPlans
    : (failure?.message ?? (plans.length === 0 ? words.noPlans : words.wrongPlan));
  return (
    <div>
      <SelectField
        label={words.plan}
        value={plan}
        onChange={({ currentTarget: { value, selectedOptions } }) =>
          onChange(value, selectedOptions[0]?.textContent ?? '')
        }
      >
        {plan === '' && <option value="">{empty}</option>}
        {isUnknown && <option value={plan}>{words.goneFromSale}</option>}
        {plans.map((one) => (
          <option key={keyOfPlan(one)} value={keyOfPlan(one)}>
            {names.filter((name) => name === nameOfPlan(one)).length > 1
              ? `${nameOfPlan(one)} · ${one.bundle_name}`
              : nameOfPlan(one)}
          </option>
        ))}
      </SelectField>
      <FieldMessage id={note} error={error} />
    </div>
  );
}
