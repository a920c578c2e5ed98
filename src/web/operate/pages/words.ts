import { type Language, LANGUAGES } from '../../../domain/languages.ts';
import type { PageKind, PageName } from '../../../domain/operators/texts/texts.ts';

export const pageNames: Record<PageName, string> = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  refund_policy: 'Refund Policy',
  accessibility: 'Accessibility',
  about: 'About us',
  faq: 'FAQ',
  installation: 'Installing on Android and iPhone',
  support: 'Support: your part',
  installation_guide: 'How to install an eSIM: your part',
  contract_summary: 'Contract summary: your part',
};

/** A language for the team, which reads English. */
export const named = (language: Language) => (language === 'en' ? 'English' : LANGUAGES[language].name);

export const pagesWords = {
  title: 'Pages and texts',
  list: 'Pages',
  lead: 'The shop comes with a text for each page. Replace those that must be your own.',
  columns: { page: 'Page', kind: 'Kind', text: 'Text', changed: 'Last change', version: 'Version' },
  tabs: { label: 'Parts of Pages and texts', pages: 'Pages', emails: 'Emails' },
  kinds: { legal: 'Legal', company: 'Company', help: 'Help' } satisfies Record<PageKind, string>,
  shopsOwn: 'The shop’s own',
  yours: (languages: readonly Language[]) => `Yours: ${languages.map(named).join(', ')}`,
};

export const pageWords = {
  back: 'Pages and texts',
  open: 'Open the page',
  language: 'Language',
  shows: (language: Language, shown: Language | null) => {
    if (shown === null) return `Visitors who read ${named(language)} see the shop’s own text.`;
    if (shown === language) return `Visitors who read ${named(language)} see your text.`;
    return `Visitors who read ${named(language)} see your ${named(shown)} text: once a legal page is your own, the shop’s own text shows in no language.`;
  },
  showsPart: (language: Language, shown: Language | null) =>
    shown === language
      ? `Visitors who read ${named(language)} see your part on the page, beside the shop’s own text.`
      : `Visitors who read ${named(language)} see the shop’s own text alone.`,
  /** Of the contract summary. */
  showsSummary: (language: Language, shown: Language | null) =>
    `The shop fills the summary for each plan. In ${named(language)} it ends with ${
      shown === null ? 'the part that the shop comes with' : `your ${named(shown)} part`
    }.`,
  card: 'Text',
  names: { title: 'Title', lead: 'Line under it', text: 'Text in Markdown' },
  textHint:
    '## begins a section, ### a smaller heading. Lists begin with -, links are [words](/faq) or [words](https://...), and ** makes words bold.',
  questionsHint:
    '## begins a group, ### a question. The answer follows it, and unfolds when a visitor presses it.',
  summaryHint: (letters: number) =>
    `Complaints, your dispute body, what else the buyer must know. ${letters} letters at most, since the summary is one page of paper.`,
  begin: 'Start from the shop’s own text',
  noShipped: 'The shop’s own text can’t be read here, since its pages in this language are not built.',
  placeholders: {
    title: 'Placeholders',
    lead: 'They follow the shop’s settings. Press one to put it where the cursor is.',
    insert: (name: string, value: string) => `Insert ${name}, which stands for ${value || 'nothing yet'}`,
    empty: 'nothing yet',
  },
  preview: 'Preview',
  publish: 'Publish',
  dialog: (page: string, language: Language) => `Publish ${page} in ${named(language)}`,
  dialogLead: 'The page shows it within two seconds.',
  partLead: 'The page shows it within two seconds, and what was bought keeps the summary of its day.',
  legalLead: 'The page shows it within two seconds, with today’s date and a link to the text before it.',
  change: 'What changes, for visitors',
  changeHint:
    'One sentence in the language of the text. The page shows it beside the date. Leave it empty if only the wording changes.',
  material: 'This is a material change',
  materialHint: 'For 30 days, the checkout says so beside the terms.',
  done: (version: number) => `Version ${version} is live.`,
  same: 'Nothing changed.',
  changes: 'What changes',
  own: 'Restore the shop’s own text',
  undoDialog: (version: number, language: Language) =>
    version === 0
      ? `Restore the shop’s own text in ${named(language)}`
      : `Restore version ${version} in ${named(language)}`,
  undoLead: 'This publishes it again as a new version. Other languages stay as they are.',
  noChanges: 'Nothing is different.',
  removed: 'Removed:',
  added: 'Added:',
  unchanged: (lines: number) => (lines === 1 ? '1 line is the same' : `${lines} lines are the same`),
  unknown: { title: 'There’s no such page', text: 'It may have had another name.' },
};

export const emailsWords = {
  title: 'Pages and texts',
  list: 'Emails',
  lead: 'Add words of your own to the emails that customers get. Codes, amounts, links and what the law asks for stay.',
  columns: { mail: 'Email', text: 'Words', changed: 'Last change' },
  none: 'The template’s own',
};

export const emailWords = {
  back: 'Emails',
  lead: 'Your words join those of the template. Only the subject replaces the template’s own.',
  card: 'Words',
  names: { subject: 'Subject', opening: 'Opening', closing: 'Closing' },
  hints: {
    subject: 'Left empty, it is the template’s own.',
    opening: 'After the greeting. An empty line begins a new paragraph.',
    closing: 'Before the end of the email.',
  },
  placeholders: 'Beside each is what it stands for in the sample. Press one to put it where the cursor was.',
  dialog: (mail: string, language: Language) => `Publish your words in “${mail}”, in ${named(language)}`,
  dialogLead: 'Emails that are written from now on have them.',
  undoDialog: (version: number, language: Language) =>
    version === 0
      ? `Take back all words in ${named(language)}`
      : `Restore version ${version} in ${named(language)}`,
  own: 'Take back all words',
  text: 'As plain text',
  send: 'Send it to me',
  unknown: { title: 'There’s no such email', text: 'It may have had another name.' },
};
