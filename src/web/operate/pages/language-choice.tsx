import { useNavigate } from 'react-router';

import type { Language } from '../../../domain/languages.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { named, pageWords as words } from './words.ts';

interface LanguageChoiceProps {
  language: Language;
  languages: readonly Language[];
  hrefOf: (language: Language) => string;
}

/** Opens the text in another language; nothing where the shop has only one. */
export function LanguageChoice({ language, languages, hrefOf }: LanguageChoiceProps) {
  const navigate = useNavigate();
  if (languages.length < 2) return null;
  return (
    <SelectField
      label={words.language}
      value={language}
      onChange={({ target }) => void navigate(hrefOf(target.value as Language))}
    >
      {languages.map((code) => (
        <option key={code} value={code}>
          {named(code)}
        </option>
      ))}
    </SelectField>
  );
}
