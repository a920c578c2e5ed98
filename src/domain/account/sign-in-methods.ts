/** How somebody can sign in: with a password, or through an OpenID provider. */
export const SIGN_IN_METHODS = ['credential', 'google'] as const;

export type SignInMethod = (typeof SIGN_IN_METHODS)[number];
