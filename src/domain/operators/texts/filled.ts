import { IN_BRACES } from './texts.ts';

/** A line that is not Markdown, with its placeholders filled; a backslash before braces makes them plain ones. */
export function filledLine(line: string, values: Readonly<Record<string, string>>): string {
  return line.replace(IN_BRACES, (whole, escaped: string, name: string) =>
    escaped === '' ? (values[name] ?? whole) : whole.slice(1),
  );
}
