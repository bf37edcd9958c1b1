/** `school-links` to `SchoolLinks`. */
export function pascal(name: string): string {
  return name.split('-').map(capital).join('');
}

/** `school-links` to `schoolLinks`. */
export function camel(name: string): string {
  const joined = pascal(name);
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

/** `school-links` to `School links`. */
export function sentence(name: string): string {
  return capital(name.replaceAll('-', ' '));
}

/** `school-links` to `school_links`. */
export function snake(name: string): string {
  return name.replaceAll('-', '_');
}

/** Of an English noun: `diary` to `diaries`, `class` to `classes`. */
export function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
