import { sounds, stemSounds } from '@/lib/platform/text/chat-spelling';

/**
 * A pattern over `chatWords`, in a small language: `bat*` any word that begins so, `~3` up to three words between,
 * `<kin>` a class of words, `( | )` a choice. Gaps are bounded, so that a long text costs a short time.
 */
export function saidPattern(source: string, classes: Readonly<Record<string, string>>): RegExp {
  const whole = source.replace(/<(\w+)>/g, (_, name: string) => `(${classes[name] ?? name})`);
  const twice = whole.replace(/<(\w+)>/g, (_, name: string) => `(${classes[name] ?? name})`);
  const folded = twice
    .replace(/([a-z]+)(\*?)/g, (_, word: string, star: string) =>
      star ? `${stemSounds(word).replace(/(?<=.{4}[aei])r$/, '')}\\w*` : sounds(word),
    )
    .replace(/\((?!\?)/g, '(?:')
    .replace(/ ~\d(?=$|\||\))/g, '')
    .replace(/~(\d)/g, '(?:\\w+ ){0,$1}?')
    .replace(/#/g, '\\d+');
  return new RegExp(`(?<![\\w])(?:${folded})(?![\\w])`);
}
