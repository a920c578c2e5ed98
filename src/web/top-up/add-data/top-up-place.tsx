import { useEffect, useState } from 'react';

import { answerOf } from '../../api/api.ts';
import type { ShopApi } from '../../api/caller.ts';
import { usePublicApi } from '../../api/use-public-api.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { topUpPlaceWords } from './words.ts';

/** A country, or a region by its code. */
export interface Place {
  code: string;
  name: string;
}

interface TopUpPlaceProps {
  /** The destination for which the eSIM was bought. */
  own: Place;
  chosen: string;
  onChoose: (place: Place) => void;
}

/** Chooses a destination, because one eSIM takes plans for many. */
export function TopUpPlace({ own, chosen, onChoose }: TopUpPlaceProps) {
  const api = usePublicApi();
  const [others, setOthers] = useState<{ regions: Place[]; countries: Place[] } | null>(null);
  useEffect(() => {
    readPlaces(api).then(setOthers, () => {});
  }, [api]);
  const { regions, countries } = others ?? { regions: [], countries: [] };
  return (
    <SelectField
      label={topUpPlaceWords.name}
      value={chosen}
      onChange={(event) => {
        const code = event.target.value;
        onChoose([...regions, ...countries].find((place) => place.code === code) ?? own);
      }}
    >
      <option value={own.code}>{own.name}</option>
      <Group label={topUpPlaceWords.regions} places={regions} without={own} />
      <Group label={topUpPlaceWords.countries} places={countries} without={own} />
    </SelectField>
  );
}

function Group({ label, places, without }: { label: string; places: Place[]; without: Place }) {
  if (places.length === 0) return null;
  return (
    <optgroup label={label}>
      {places
        .filter(({ code }) => code !== without.code)
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </optgroup>
  );
}

async function readPlaces(api: ShopApi) {
  const [{ regions }, { countries }] = await Promise.all([
    answerOf(api.regions.$get()),
    answerOf(api['search-index'].$get()),
  ]);
  return {
    regions: regions.map(({ code, name }) => ({ code, name })),
    countries: countries.map(({ iso, name }) => ({ code: iso, name })),
  };
}
