import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { usePublicApi } from '../../api/use-public-api.ts';
import { paths } from '../../core/paths.ts';
import { readIndexOnce } from '../../search/read-index-once.ts';
import { prepareList } from './list-address.ts';
import { readCountryList } from './read-country-list.ts';

const DEBOUNCE_MS = 300;

/**
 * The search of the browse page. The address stores the query, so that Back restores the results. A failed search leaves the
 * list as it is and says so; submitting the same text tries again.
 */
export function useCountrySearch() {
  const location = useLocation();
  const query = (new URLSearchParams(location.search).get('q') ?? '').slice(0, 60).trim();
  const [text, setText] = useState(query);
  const [searching, setSearching] = useState(false);
  const [failed, setFailed] = useState(false);
  const navigate = useNavigate();
  const api = usePublicApi();
  // The query of the list on screen.
  const answered = useRef(query);
  const listBefore = useRef(query === '' ? location.search : '');
  const turn = useRef(0);

  // A link or the history may bring another query.
  useEffect(() => {
    if (query !== answered.current) setText(query);
    answered.current = query;
    if (query === '') listBefore.current = location.search;
  }, [query, location.search]);

  // A late answer must not pull back a visitor who has left.
  useEffect(() => () => void turn.current++, []);

  const search = useCallback(
    async (typed: string) => {
      const mine = ++turn.current;
      const wanted = typed.trim();
      if (wanted === '') {
        answered.current = '';
        setSearching(false);
        setFailed(false);
        void navigate(paths.browse() + listBefore.current, { replace: true, preventScrollReset: true });
        return;
      }
      setSearching(true);
      const list = await readCountryList(api, { query: wanted, shown: 0 }, (asked) =>
        readIndexOnce(api, asked),
      ).catch(() => null);
      if (mine !== turn.current) return;
      setSearching(false);
      setFailed(list === null);
      if (!list) return;
      answered.current = wanted;
      void navigate(prepareList(list), { replace: true, preventScrollReset: true });
    },
    [api, navigate],
  );

  useEffect(() => {
    if (text.trim() === answered.current) return undefined;
    const timer = setTimeout(() => void search(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, search]);

  return {
    text,
    searching,
    /** The search could not be answered. */
    failed,
    type: (typed: string) => {
      turn.current++;
      setSearching(false);
      setText(typed);
    },
    submit: () => void search(text),
    clear: () => {
      setText('');
      void search('');
    },
  };
}
