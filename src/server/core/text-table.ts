/** Rows in aligned columns, for a terminal. Control characters in other people's text are dropped. */
export function table(head: string[] | null, rows: string[][]): string {
  const lines = [...(head ? [head] : []), ...rows].map((row) => row.map(printable));
  const widths: number[] = [];
  for (const line of lines) line.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  return lines
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function printable(cell: string): string {
  return cell.replace(/\p{Cc}|\p{Cf}/gu, ' ');
}
