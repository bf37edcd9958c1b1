'use client';

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import type { Locale } from '@/lib/platform/i18n/locales';
import { type KeptPack, wholeContent } from '@/lib/platform/kept/packs';
import { onLineBack } from '@/lib/platform/offline/line-back';
import { KeptLesson } from './kept-lesson';
import { momentOf } from './kept-moment';
import type { KeptWords } from './kept-words';
import { type Kept, useKept } from './use-kept';

export type KeptScreenProps = { words: KeptWords; locale: Locale; signIn: string };
type Me = { id: string; name: string };
type Props = KeptScreenProps & {
  /** The screen of the area. */
  draw: (pack: KeptPack, me: Me) => ReactNode;
};

const again = () => location.reload();

/** What is kept on this device of the lessons of who is here: the one to go on with, a choice, or the word that nothing is. */
export function KeptLessons(props: Props) {
  const { words, locale, draw } = props;
  const kept = useKept();
  const [chosen, setChosen] = useState<string>();
  if (kept === undefined) return <h1 className="text-2xl">{words.title}</h1>;
  const whole = kept?.packs.filter(isWhole) ?? [];
  const pack = packToOpen(whole, chosen);
  if (!(kept && pack)) return <KeptList {...props} kept={kept} onOpen={setChosen} />;
  return (
    <KeptLesson
      key={pack.classId}
      pack={pack}
      words={words}
      locale={locale}
      isOver={hasEnded(kept)}
      again={again}
      onOther={whole.length > 1 ? () => setChosen('') : undefined}
    >
      <Drawn pack={pack} me={kept.person} draw={draw} />
    </KeptLesson>
  );
}

/** Once for each pack: the screen goes on from what it was given. */
function Drawn({ pack, me, draw }: Pick<Props, 'draw'> & { pack: KeptPack; me: Me }) {
  const whole = useMemo(() => ({ ...pack, content: wholeContent(pack) }), [pack]);
  return draw(whole, me);
}

/** The class that was chosen, else that of the address, else the only one. */
function packToOpen(packs: readonly KeptPack[], chosen: string | undefined): KeptPack | undefined {
  const wanted = chosen ?? new URLSearchParams(location.search).get('class');
  if (wanted !== null) return packs.find(({ classId }) => classId === wanted);
  return packs.length === 1 ? packs[0] : undefined;
}

function isWhole({ content }: KeptPack): boolean {
  return content !== null;
}

function hasEnded({ person }: Kept): boolean {
  return Date.parse(person.sessionEnds) < Date.now();
}

function KeptList({
  words,
  locale,
  signIn,
  kept,
  onOpen,
}: Props & { kept: Kept | null; onOpen: (classId: string) => void }) {
  useEffect(() => onLineBack(again), []);
  const packs = kept?.packs ?? [];
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      {packs.length > 0 ? (
        <>
          <p className="mt-2 max-w-[60ch] text-ink-soft text-lg">{words.text}</p>
          {kept && hasEnded(kept) && <p className="mt-2 max-w-[60ch] text-ink-soft">{words.sessionOver}</p>}
          <ul className="my-6 grid list-none gap-3 p-0 sm:grid-cols-2">
            {packs.map((pack) => (
              <KeptPlace
                key={pack.classId}
                pack={pack}
                words={words}
                locale={locale}
                onOpen={isWhole(pack) ? () => onOpen(pack.classId) : undefined}
              />
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft text-lg">
          <strong className="block text-ink">{words.nothing}</strong>
          {words.nothingText}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="lg" onClick={again}>
          {words.again}
        </Button>
        {!kept && (
          <a href={signIn} className={buttonClasses({ size: 'lg' })}>
            {words.signIn}
          </a>
        )}
      </div>
    </>
  );
}

type OneProps = { pack: KeptPack; words: KeptWords; locale: string; onOpen: (() => void) | undefined };

function KeptPlace({ pack, words, locale, onOpen }: OneProps) {
  const { number, name } = pack.lesson;
  return (
    <li className="rounded-xl border border-line bg-surface p-4">
      <h2 className="text-xl">{pack.className}</h2>
      <p className="mt-1">{words.lesson.replace('{number}', String(number)).replace('{name}', () => name)}</p>
      <p className="mt-2 text-ink-soft text-sm">{words.age.replace('{time}', momentOf(pack.keptAt, locale))}</p>
      {onOpen && (
        <Button className="mt-3" icon="play" onClick={onOpen}>
          {words.open}
        </Button>
      )}
    </li>
  );
}
