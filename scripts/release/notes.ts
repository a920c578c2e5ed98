import { withAddresses } from './addresses.ts';

/**
 * The dated section of a version in the changelog, without its heading; null if there is none.
 * @param changelog the text of CHANGELOG.md
 */
export function sectionOf(changelog: string, version: string): string | null {
  const isOf = (text: string) => text.startsWith(`${version} (`) && /^\S+ \(\d{4}-\d\d-\d\d\)\n/.test(text);
  const section = changelog.split(/^## /m).find(isOf);
  return section === undefined ? null : section.slice(section.indexOf('\n') + 1).trim();
}

/**
 * What the forge shows beside the release: its section of the changelog, with the addresses of what it links to.
 * @param files where the repository shows its files
 */
export function notesOf(section: string, files: string): string {
  const anchored = section.replaceAll(/\]\(#/g, `](${files}/CHANGELOG.md#`);
  return `${withAddresses(anchored, 'CHANGELOG.md', files)}\n`;
}
