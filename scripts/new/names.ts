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

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
