import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { writeStored } from '@/lib/platform/browser/stored-values';
import { type Locale, normalisedLocale } from '@/lib/platform/i18n/locales';
import { localized, splitLocale } from '@/lib/platform/links';

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'pt-BR' : 'en';
}

/** The same page in another language, and the wish for next time. */
export function switchLanguage(locale: Locale): void {
  writeStored('local', storedKeys.language, locale);
  location.assign(localized(locale, splitLocale(location.pathname).bare) + location.search + location.hash);
}

/**
 * Runs inside the sign-in form: what this browser prefers goes along when it is sent, and decides the language of the
 * landing. Whatever wrote the key, quoted or not, is understood; nothing is sent where nothing was chosen.
 */
export const preferredLanguageScript = `(function(form,locale){form.addEventListener('submit',function(){try{var l=locale(String(localStorage.getItem('${storedKeys.language}')).replace(/"/g,''))}catch(e){}if(!l)return;var i=form.elements.preferredLocale;if(!i){i=document.createElement('input');i.type='hidden';i.name='preferredLocale';form.appendChild(i)}i.value=l})})(document.currentScript.parentNode,${String(normalisedLocale)})`;
