import type { Foot, Link, MailDescription, Row, Section } from './description.ts';

/** The plain text of a mail, with the same content and order as its HTML. */
export function renderText({ subject, headline, lead, sections, foot }: MailDescription): string {
  return [headline ?? subject, lead, ...sections.map(tell), tellFoot(foot)].join('\n\n');
}

function tell(section: Section): string {
  switch (section.kind) {
    case 'actions': {
      const links = [section.main, section.other].filter((link) => link !== undefined);
      return paragraphs(links.map(tellLink).join('\n'), section.note);
    }
    case 'text':
    case 'picture':
      return lines(section.title, section.text);
    case 'quote':
      return lines(section.title, ...section.lines);
    case 'rows': {
      const { title, rows, total } = section;
      return lines(title, ...rows.map(tellRow), total && `${total.name}: ${total.amount} (${total.method})`);
    }
    case 'codes':
      return lines(section.title, ...section.codes.map(tellRow));
    case 'small':
      return lines(section.text, section.link && tellLink(section.link));
  }
}

function tellFoot({ question, address, legalName, links }: Foot): string {
  return lines('--', `${question} ${address}.`, legalName, ...links.map(tellLink));
}

const tellLink = ({ label, url }: Link) => `${label}: ${url}`;
const tellRow = ([name, value]: Row) => `${name}: ${value}`;

const isThere = (line: string | undefined) => line !== undefined;
const lines = (...all: (string | undefined)[]) => all.filter(isThere).join('\n');
const paragraphs = (...all: (string | undefined)[]) => all.filter(isThere).join('\n\n');
