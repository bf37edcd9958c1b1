import type { Screened } from './care-sign';
import { dangerSigns } from './care-signs-danger';
import { englishSigns } from './care-signs-english';
import { harmSigns } from './care-signs-harm';
import { meantWords } from './screening-words';

const followingMax = 60;

/** Whether an adult should know of it: what is grave before what is not. Both languages, whatever the screen's. */
export function screened(question: string): Screened | null {
  const words = meantWords(question);
  const told = signs.find(({ says, unless }) => {
    const found = says.exec(words);
    return found && !unless?.test(words.slice(found.index, found.index + found[0].length + followingMax));
  });
  return told ? { topic: told.topic, severity: told.severity } : null;
}

const signs = [...dangerSigns, ...harmSigns, ...englishSigns].sort(
  (one, other) => Number(other.severity === 'high') - Number(one.severity === 'high'),
);
