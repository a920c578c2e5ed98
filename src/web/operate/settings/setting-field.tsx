import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import { Moment } from '../parts/moment.tsx';
import { settingFieldWords as words } from './words.ts';

import styles from './settings.module.css';

export type Setting = Output<'settings'>['settings'][number];

const MAX_LENGTH = 2_000;

interface SettingFieldProps {
  setting: Setting;
  /** What was typed; undefined if nothing was changed. */
  typed: string | undefined;
  error: string | undefined;
  canChange: boolean;
  onChange: (value: string) => void;
}

/** A setting with its explanation, its default, and where its value comes from. */
export function SettingField({ setting, typed, error, canChange, onChange }: SettingFieldProps) {
  const { name, label, does, unit, choices, usual, published } = setting;
  const isGiven = setting.from === 'environment';
  const value = isGiven ? setting.value : (typed ?? published);
  const field = {
    label: words.inUnit(label, unit),
    hint: isGiven ? words.environment(name) : does,
    error,
  };
  const labelOf = (one: string) => choices.find((choice) => choice.value === one)?.label ?? one;
  const isLocked = isGiven || !canChange;
  return (
    <div className={styles['setting']} id={`setting-${name}`}>
      {choices.length > 0 && (
        <SelectField
          {...field}
          disabled={isLocked}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{words.usualChoice(labelOf(usual))}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      )}
      {choices.length === 0 && setting.is_long && (
        <TextArea
          {...field}
          rows={2}
          maxLength={MAX_LENGTH}
          readOnly={isLocked}
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {choices.length === 0 && !setting.is_long && (
        <TextField
          {...field}
          locked={isLocked}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          inputMode={unit === null ? 'text' : 'decimal'}
          placeholder={usual}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <div className={styles['facts']}>
        <code>{name}</code>
        <span>{usual === '' ? words.noUsual : words.usual(labelOf(usual))}</span>
        {setting.since && !isGiven && (
          <span>
            {words.since(setting.since.version)} {setting.since.by ?? words.commandLine}
            {setting.since.at !== null && (
              <>
                , <Moment at={setting.since.at} />
              </>
            )}
          </span>
        )}
        {setting.is_needed && setting.from === 'default' && (
          <StatusPill tone="waiting">{words.needed}</StatusPill>
        )}
        {setting.is_waiting && <StatusPill tone="waiting">{words.waiting}</StatusPill>}
        {!isLocked && value !== '' && (
          <Button variant="link" aria-label={words.toUsualLabel(label)} onClick={() => onChange('')}>
            {words.toUsual}
          </Button>
        )}
      </div>
      {setting.is_read_at_start && !isGiven && <p className={styles['note']}>{words.atStart}</p>}
    </div>
  );
}
