/** What a body of a mail tells, so that its HTML and its text can be held against each other. */
export interface ReadMail {
  /** In the order of the alphabet: HTML sets some beside each other that text sets one after the other. */
  words: string[];
  links: string[];
  amounts: string[];
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&#8202;': ' ',
  '&amp;': '&',
};

/** The text from the headline on; only the brand is above it. */
export function readHtml(html: string): ReadMail {
  const body = html.slice(html.indexOf('<h1')).replace(/<!--[\s\S]*?-->/g, '');
  const hrefs = [...body.matchAll(/\shref="([^"]*)"/g)].map(([, href]) => decode(href ?? ''));
  const text = decode(body.replace(/<\/?(?:a|span)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' '));
  return { ...read(text), links: hrefs.filter((href) => !href.startsWith('mailto:')) };
}

export function readText(text: string): ReadMail {
  const links = text.match(/https:\/\/\S+/g) ?? [];
  return { ...read(text.replace(/https:\/\/\S+/g, '').replace(/^--$/m, '')), links };
}

function read(text: string): Pick<ReadMail, 'words' | 'amounts'> {
  const words = text
    .split(/\s+/)
    // Text puts a colon where HTML has columns, and brackets where it has a line of its own.
    .map((word) => word.replace(/^\(|[:)]+$/g, ''))
    .filter((word) => word !== '');
  return { words: words.toSorted(), amounts: text.match(/\$\d[\d.,]*\d/g) ?? [] };
}

function decode(html: string): string {
  return html.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
