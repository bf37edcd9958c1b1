import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { writeStored } from '@/lib/platform/browser/stored-values';

export const uppercaseScript = `try{if(localStorage.getItem('${storedKeys.uppercase}')==='true')document.documentElement.dataset.uppercase=''}catch(e){}`;

/** CSS does the rest; never on code, logins, passwords or what is typed. */
export function setUppercase(isOn: boolean): void {
  document.documentElement.toggleAttribute('data-uppercase', isOn);
  writeStored('local', storedKeys.uppercase, isOn);
}

export function isUppercase(): boolean {
  return document.documentElement.hasAttribute('data-uppercase');
}

export function watchUppercase(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-uppercase'] });
  return () => observer.disconnect();
}
