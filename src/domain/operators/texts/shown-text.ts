/** A part of a page; `html` is made by the shop of an operator's Markdown. */
interface ShownSection {
  id: string;
  /** Empty for what comes before the first heading. */
  title: string;
  html: string;
}

/** A line between title and text. */
export interface ShownNote {
  text: string;
  link?: { label: string; to: string };
}

/** An operator's text as a page shows it. */
export interface ShownText {
  /** Null where the page shows the shop's own text, as an earlier version. */
  text: {
    title: string;
    lead: string;
    sections: ShownSection[];
    /** Of its words, if it is not in the page's language: BCP 47. */
    language?: { tag: string; direction: 'ltr' | 'rtl' };
  } | null;
  notes: ShownNote[];
  /** Links to texts that were in force before. */
  earlier: { title: string; links: { label: string; to: string }[] } | null;
}

/** A page whose text has changed in a way that buyers must hear of. */
export interface ChangedText {
  to: string;
  /** 'Terms of Service: Changed on December 1, 2026: We deliver faster.' */
  text: string;
}
