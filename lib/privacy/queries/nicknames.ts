import { isEveryday } from '../rules/everyday';
import { nameParts } from '../rules/listed-names';

/** What stands before a nickname, and is nobody's: "Tia Cacá". */
const titles = new Set('tia tio prof profe profa sor sora dona seu'.split(' '));

/** What of nicknames names somebody: a word of the lessons ("Bola") is in every question, and names nobody. */
export function namingNicknames(nicknames: readonly (string | undefined)[]): string[] {
  return nicknames.flatMap((nickname = '') => {
    const own = nameParts(nickname).filter((part) => !titles.has(part) && !isEveryday(part));
    return own.length > 0 ? [own.join(' ')] : [];
  });
}
