/** Words of programs in a text for people: 'paid_back', 'esim_1GB_7D_JP_V2'. Ids of processors, settings and addresses are none. */
export function machineWordsIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w@./-])(?:[a-z]{3,}(?:_[a-z\d]+)+|esim_\w+)(?!\w|[@/]|\.\w)/g)].map(
    ([word]) => word,
  );
}
