/** The link to the summary of the contract, which only shops whose consumers may withdraw load. */
export const SUMMARY_LINK: string = 'Contract summary';
