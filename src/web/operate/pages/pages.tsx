import { SOURCE } from '../../../domain/languages.ts';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { PagesTabs } from './pages-tabs.tsx';
import { pageNames, pagesWords as words } from './words.ts';

/** The pages whose text can be replaced, and whose text each shows. */
export function Pages() {
  const list = useList('pages', {});
  const rows = list.data?.pages.map(({ languages, ...page }) => {
    const own = languages.filter(({ changed_at: at }) => at !== null);
    const changed =
      own
        .map(({ changed_at: at }) => at ?? '')
        .toSorted()
        .at(-1) ?? null;
    return { ...page, own: own.map(({ language }) => language), changed };
  });
  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead}
      tabs={<PagesTabs />}
      rows={rows}
      columns={[
        { id: 'page', phone: 'lead', breaks: 'never', cell: ({ page }) => pageNames[page] },
        { id: 'kind', phone: 'end', cell: ({ kind }) => words.kinds[kind] },
        {
          id: 'text',
          phone: 'below',
          cell: ({ own }) => (own.length === 0 ? words.shopsOwn : words.yours(own)),
        },
        {
          id: 'changed',
          phone: 'below-end',
          cell: ({ changed }) => (changed === null ? partWords.none : <Moment at={changed} />),
        },
        { id: 'version', isNumber: true, isExtra: true, cell: ({ version }) => version },
      ]}
      idOf={({ page }) => page}
      nameOf={({ page }) => pageNames[page]}
      hrefOf={({ page, own }) => `/pages/${page}/${own[0] ?? SOURCE}`}
    />
  );
}
