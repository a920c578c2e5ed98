/** What is known of something, as pages for somebody outside: a bank, an authority. */
export interface RecordDocument {
  brand: string;
  title: string;
  /** Under the title: what it is, and of when. */
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
  /** Under the value. */
  details?: string | undefined;
}
