import { html } from 'hono/html';

/**
 * MJML or HTML in which every value has been escaped: only the `markup` tag makes it, so text that a person typed
 * cannot become markup on the way into a mail.
 */
export type Markup = ReturnType<typeof html>;

export const markup: (
  strings: TemplateStringsArray,
  ...values: (string | number | Markup | Markup[])[]
) => Markup = html;
