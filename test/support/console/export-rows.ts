import { csvOf, type ExportName } from '../../../src/server/admin/exports.ts';

type Call = Parameters<typeof csvOf>[0];

/** An export's rows by the names of its columns. */
export async function exportRows(
  call: Call,
  name: ExportName,
  input: object = {},
): Promise<Record<string, string>[]> {
  let text = '';
  for await (const line of csvOf(call, name, input)) text += line;
  const [head = [], ...rows] = text.trim().split('\r\n').map(cellsOf);
  return rows.map((cells) => Object.fromEntries(head.map((column, at) => [column, cells[at] ?? ''])));
}

/** The cells of a line; those with commas stand in quotes. */
function cellsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g), ([, quoted, bare = '']) =>
    quoted === undefined ? bare : quoted.replaceAll('""', '"'),
  );
}
