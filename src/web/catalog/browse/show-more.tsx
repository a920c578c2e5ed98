import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { usePublicApi } from '../../api/use-public-api.ts';
import { wholePath } from '../../core/language.ts';
import { paths } from '../../core/paths.ts';
import { readIndexOnce } from '../../search/read-index-once.ts';
import { Button } from '../../ui/button.tsx';
import { prepareList } from './list-address.ts';
import { type CountryList, NEXT_PAGE, readMoreCountries } from './read-country-list.ts';
import { countryListWords } from './words.ts';

/** Lengthens the list. If that fails, the button silently stays for another try. */
export function ShowMore({ list }: { list: CountryList }) {
  const [busy, setBusy] = useState(false);
  const api = usePublicApi();
  const navigate = useNavigate();
  const here = useRef(list);
  useEffect(() => {
    here.current = list;
    return () => {
      here.current = { ...list };
    };
  }, [list]);

  // The button disappears with the last page, and must not lose the focus of the keyboard.
  const heir = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (heir.current !== null)
        document.querySelector<HTMLElement>(`[data-card="${heir.current}"]`)?.focus({ preventScroll: true });
    },
    [],
  );

  async function more(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const longer = await readMoreCountries(api, list, (query) => readIndexOnce(api, query)).catch(() => null);
    setBusy(false);
    // Another list, or another page, has replaced this one meanwhile.
    if (!longer || here.current !== list) return;
    if (longer.next === null) heir.current = longer.countries[list.countries.length]?.iso ?? null;
    void navigate(prepareList(longer), { replace: true, preventScrollReset: true });
  }

  return (
    <form method="get" action={wholePath(paths.browse())} onSubmit={(event) => void more(event)}>
      {list.part !== null && <input type="hidden" name="part" value={list.part} />}
      {list.query !== '' && <input type="hidden" name="q" value={list.query} />}
      <input type="hidden" name="shown" value={list.countries.length + NEXT_PAGE} />
      <Button type="submit" variant="secondary" size="large" busy={busy}>
        {countryListWords.showMore}
      </Button>
    </form>
  );
}
