/** At the end of the name of a file of style that belongs to a part of a page: whoever reads the part's code reads it as well. */
export const PART_MARK = '#part';
