import type { Foot, Link, MailDescription, Row, Section, Total } from './description.ts';
import { plainTextWords } from './words.ts';

/** The plain text of a mail, with the same content and order as its HTML. */
export function renderText({ subject, headline, lead, sections, foot }: MailDescription): string {
  return [headline ?? subject, lead, ...sections.map(sectionText), footText(foot)].join('\n\n');
}

function sectionText(section: Section): string {
  switch (section.kind) {
    case 'actions': {
      const links = [section.main, section.other].filter((link) => link !== undefined);
      return paragraphs(links.map(linkText).join('\n'), section.note);
    }
    case 'text':
    case 'picture':
      return lines(section.title, section.text);
    case 'quote':
      return lines(section.title, ...section.lines);
    case 'rows': {
      const { title, rows, total } = section;
      return lines(title, ...rows.map(rowText), total && totalText(total));
    }
    case 'codes':
      return lines(section.title, ...section.codes.map(rowText));
    case 'small':
      return lines(section.text, section.link && linkText(section.link));
  }
}

function footText({ question, legalName, links }: Foot): string {
  return lines('--', question, legalName, ...links.map(linkText));
}

const linkText = ({ label, url }: Link) => plainTextWords.named(label, url);
const rowText = ([name, value]: Row) => plainTextWords.named(name, value);
const totalText = ({ name, amount, method }: Total) => plainTextWords.total(name, amount, method);

const isThere = (line: string | undefined) => line !== undefined;
const lines = (...all: (string | undefined)[]) => all.filter(isThere).join('\n');
const paragraphs = (...all: (string | undefined)[]) => all.filter(isThere).join('\n\n');
