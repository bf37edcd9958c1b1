import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from './locales';
import { messagesOf } from './messages';

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = requested && isLocale(requested) ? requested : defaultLocale;
  return { locale, messages: messagesOf(locale), timeZone: 'America/Sao_Paulo' };
});
