/** The stored facts about something, as pages for an outsider: a bank, an authority. */
export interface RecordDocument {
  brand: string;
  title: string;
  /** Below the title: the kind of record, and its date. */
  lead: string;
  drawnAt: Date;
  sections: RecordSection[];
  /** At the foot of each page. */
  foot: string;
}

export interface RecordSection {
  title: string;
  rows: RecordRow[];
}

export interface RecordRow {
  name: string;
  value: string;
  /** Below the value. */
  details?: string | undefined;
}
