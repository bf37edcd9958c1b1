import { render, toPlainText } from '@react-email/render';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { MailTemplate } from './define-mail';

export type DrawnMail = { html: string; text: string };

export async function drawMail(
  template: MailTemplate,
  language: Locale,
  data: Record<string, unknown>,
): Promise<DrawnMail> {
  const html = await render(template.body(language, data));
  // Readers of plain text do not want their headings shouted.
  const headings = ['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } }));
  return { html, text: toPlainText(html, { selectors: headings }) };
}
