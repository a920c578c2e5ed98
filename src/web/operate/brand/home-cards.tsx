import { useState } from 'react';

import { type Language, LANGUAGES, SOURCE } from '../../../domain/languages.ts';
import {
  HIDDEN_SECTIONS,
  HOME_SECTIONS,
  type HomeSection,
  MAX_BRAND_LENGTHS,
} from '../../../domain/operators/brand/brand.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Card } from '../parts/card.tsx';
import { RankedList } from '../parts/ranked-list.tsx';
import type { BrandCardProps } from './look-card.tsx';
import { homeWords as words } from './words.ts';

import styles from './brand.module.css';

const USUAL = HOME_SECTIONS.filter((section) => !HIDDEN_SECTIONS.includes(section));

/** The words above the search, for each language. */
export function HeroCard({ shown, brand, onChange }: BrandCardProps) {
  const [language, setLanguage] = useState<Language>(SOURCE);
  const { title = '', lead = '' } = brand.hero[language] ?? {};
  const name = LANGUAGES[language].name;

  function change(changed: { title?: string; lead?: string }) {
    const { [language]: _, ...others } = brand.hero;
    const next = { title, lead, ...changed };
    const isEmpty = next.title === '' && next.lead === '';
    onChange({ hero: isEmpty ? others : { ...others, [language]: next } });
  }

  return (
    <Card title={words.title}>
      <div className={styles['fields']}>
        {shown.languages.length > 1 && (
          <SelectField
            label={words.language}
            value={language}
            onChange={({ target }) => setLanguage(target.value as Language)}
          >
            {shown.languages.map((code) => (
              <option key={code} value={code}>
                {LANGUAGES[code as Language].name}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={words.headline}
          hint={words.hint(name)}
          lang={LANGUAGES[language].tag}
          dir="auto"
          maxLength={MAX_BRAND_LENGTHS.title}
          autoComplete="off"
          value={title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextArea
          label={words.line}
          lang={LANGUAGES[language].tag}
          dir="auto"
          rows={2}
          maxLength={MAX_BRAND_LENGTHS.lead}
          value={lead}
          onChange={({ target }) => change({ lead: target.value })}
        />
      </div>
    </Card>
  );
}

/** Which sections the home page has, and in which order. */
export function SectionsCard({ brand, onChange }: Pick<BrandCardProps, 'brand' | 'onChange'>) {
  const codes = brand.sections ?? USUAL;
  return (
    <RankedList
      {...words.sections}
      codes={codes}
      choices={HOME_SECTIONS.map((code) => ({ code, name: words.section[code] }))}
      canChange
      onChange={(sections) =>
        onChange({ sections: sections.join() === USUAL.join() ? null : (sections as HomeSection[]) })
      }
    />
  );
}
