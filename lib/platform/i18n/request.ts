import { headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { splitLocale } from '@/lib/platform/links';
import { isLocale, type Locale } from './locales';
import { messagesOf } from './messages';

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = requested && isLocale(requested) ? requested : await localeOfPath();
  return { locale, messages: messagesOf(locale), timeZone: 'America/Sao_Paulo' };
});

/** A signed-in page that is asked for from another of the area comes without its layout, which would name the language. */
async function localeOfPath(): Promise<Locale> {
  return splitLocale((await headers()).get('x-path') ?? '/').locale;
}
