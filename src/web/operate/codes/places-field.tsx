import { Button } from '../../ui/button.tsx';
import { PlacePicker } from '../parts/place-picker.tsx';
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
      <PlacePicker
        label={words.place}
        choices={places.filter(({ of }) => !chosen.includes(of))}
        value=""
        placeholder={chosen.length === 0 ? words.everywhere : words.addPlace}
        forMany
        onChange={(of) => of !== '' && onChange([...chosen, of])}
      />
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
