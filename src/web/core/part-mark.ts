/** Ends the name of a CSS file that belongs to a part of a page: it loads together with the part's code. */
export const PART_MARK = '#part';
