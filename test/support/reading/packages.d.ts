declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    /** 'schemaOrg' where the vocabulary does not have it. */
    errorType?: string;
  }
  export default class Validator {
    constructor(vocabulary: object);
    validate(found: { jsonld: object }): Promise<Issue[]>;
  }
}
