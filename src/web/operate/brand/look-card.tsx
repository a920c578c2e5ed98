import { type Brand, FONTS, MAX_BRAND_LENGTHS } from '../../../domain/operators/brand/brand.ts';
import { colourFault, colourSet, SHOP_COLOURS } from '../../../domain/operators/brand/colour-set.ts';
import { readColour } from '../../../domain/operators/brand/colours.ts';
import { brandWords } from '../../../domain/operators/brand/words.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { lookWords as words } from './words.ts';

import styles from './brand.module.css';

export interface BrandCardProps {
  shown: Output<'brand'>;
  brand: Brand;
  onChange: (changed: Partial<Brand> | ((now: Brand) => Partial<Brand>)) => void;
}

/** The setting of the environment that decides a part; undefined if none does. */
export const settingOf = ({ environment }: Output<'brand'>, path: string) =>
  environment.find((one) => one.path === path)?.setting;

/** The name, the colour that makes the set, and the fonts. */
export function LookCard({ shown, brand, onChange }: BrandCardProps) {
  const setting = settingOf(shown, 'name');
  const { colour } = brand;
  const fault = colour === null ? null : colourFault(colour);
  const read = colour === null ? null : readColour(colour);
  const suggestion = fault && 'suggestion' in fault ? fault.suggestion : null;
  return (
    <Card title={words.title}>
      <div className={styles['fields']}>
        <TextField
          label={words.name}
          hint={setting ? words.environment(setting) : words.nameHint(shown.usual_name)}
          locked={setting !== undefined}
          maxLength={MAX_BRAND_LENGTHS.name}
          autoComplete="off"
          value={setting ? shown.usual_name : (brand.name ?? '')}
          onChange={({ target }) => onChange({ name: target.value === '' ? null : target.value })}
        />
        <TextField
          label={words.colour}
          hint={words.colourHint}
          error={fault && brandWords.colour(fault)}
          maxLength={9}
          autoComplete="off"
          spellCheck={false}
          placeholder={SHOP_COLOURS.signal}
          value={colour ?? ''}
          onChange={({ target }) => onChange({ colour: target.value === '' ? null : target.value })}
          beside={
            <span className={styles['pickPlace']}>
              <input
                type="color"
                className={styles['pick']}
                aria-label={words.pick}
                value={read ?? SHOP_COLOURS.signal}
                onChange={({ target }) => onChange({ colour: target.value })}
              />
            </span>
          }
        />
        {(suggestion !== null || colour !== null) && (
          <div className={styles['acts']}>
            {suggestion !== null && (
              <Button variant="secondary" onClick={() => onChange({ colour: suggestion })}>
                {words.use(suggestion)}
              </Button>
            )}
            {colour !== null && (
              <Button variant="link" onClick={() => onChange({ colour: null })}>
                {words.own}
              </Button>
            )}
          </div>
        )}
        <Samples colour={read !== null && !fault ? read : null} />
        <SelectField
          label={words.fonts}
          value={brand.fonts}
          onChange={({ target }) => onChange({ fonts: target.value as Brand['fonts'] })}
        >
          {FONTS.map((font) => (
            <option key={font} value={font}>
              {words.font[font]}
            </option>
          ))}
        </SelectField>
      </div>
    </Card>
  );
}

/** What the set looks like, in both looks. */
function Samples({ colour }: { colour: string | null }) {
  const set = colour === null ? SHOP_COLOURS : colourSet(colour);
  const looks = [
    { name: words.byDay, ground: set.paper, ink: set.ink, muted: set.muted, link: set.link },
    {
      name: words.byNight,
      ground: set.night,
      ink: set['on-night'],
      muted: set['on-night-muted'],
      link: set.signal,
    },
  ];
  const { sample } = words;
  return (
    <figure className={styles['samples']} aria-label={words.set}>
      {looks.map(({ name, ground, ink, muted, link }) => (
        <div key={name} className={styles['sample']} style={{ background: ground, color: ink }}>
          <span style={{ color: muted }}>{name}</span>
          <span className={styles['sampleTitle']}>{sample.title}</span>
          <span>
            {sample.text}{' '}
            <span className={styles['sampleLink']} style={{ color: link }}>
              {sample.link}
            </span>
          </span>
          <span className={styles['sampleButton']} style={{ background: set.signal, color: set.night }}>
            {sample.button}
          </span>
        </div>
      ))}
    </figure>
  );
}
