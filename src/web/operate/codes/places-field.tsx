import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { usePlaces } from './use-places.ts';
import { codeDialogWords as words } from './words.ts';

import styles from './codes.module.css';

interface PlacesFieldProps {
  chosen: readonly string[];
  onChange: (places: string[]) => void;
}

/** The places where a code is valid; none means everywhere. */
export function PlacesField({ chosen, onChange }: PlacesFieldProps) {
  const { places, nameOf } = usePlaces();
  return (
    <div>
      <SelectField
        label={words.place}
        value=""
        onChange={(event) => onChange([...chosen, event.currentTarget.value])}
      >
        <option value="" disabled>
          {chosen.length === 0 ? words.everywhere : words.addPlace}
        </option>
        {places
          .filter(({ of }) => !chosen.includes(of))
          .map(({ of, name }) => (
            <option key={of} value={of}>
              {name}
            </option>
          ))}
      </SelectField>
      {chosen.length > 0 && (
        <ul className={styles['chosen']} aria-label={words.places}>
          {chosen.map((of) => (
            <li key={of}>
              {nameOf(of)}
              <Button
                variant="link"
                aria-label={words.remove(nameOf(of))}
                onClick={() => onChange(chosen.filter((one) => one !== of))}
              >
                {words.removePlace}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
