'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import type { KeptPack } from '@/lib/platform/kept/packs';
import { onLineBack } from '@/lib/platform/offline/line-back';
import { KeptDesk } from './kept-desk';
import { momentOf } from './kept-moment';
import type { KeptWords } from './kept-words';
import { type Kept, useKept } from './use-kept';

type Props = { words: KeptWords; locale: string; signIn: string };

const again = () => location.reload();

/** What is kept on this device of the lessons of who is here: the one to go on with, a choice, or the word that nothing is. */
export function KeptLessons(props: Props) {
  const { words, locale } = props;
  const kept = useKept();
  const [chosen, setChosen] = useState<string>();
  if (kept === undefined) return <h1 className="text-2xl">{words.title}</h1>;
  const desks = kept?.packs.filter(({ kind, content }) => kind === 'desk' && content !== null) ?? [];
  const pack = deskToOpen(desks, chosen);
  if (!(kept && pack)) return <KeptList {...props} kept={kept} onOpen={setChosen} />;
  return (
    <KeptDesk
      key={pack.classId}
      pack={pack}
      me={kept.person}
      words={words}
      locale={locale}
      isOver={hasEnded(kept)}
      again={again}
      onOther={desks.length > 1 ? () => setChosen('') : undefined}
    />
  );
}

/** The class that was chosen, else that of the address, else the only one. */
function deskToOpen(desks: readonly KeptPack[], chosen: string | undefined): KeptPack | undefined {
  const wanted = chosen ?? new URLSearchParams(location.search).get('class');
  if (wanted !== null) return desks.find(({ classId }) => classId === wanted);
  return desks.length === 1 ? desks[0] : undefined;
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
              <KeptLesson
                key={pack.classId}
                pack={pack}
                words={words}
                locale={locale}
                onOpen={pack.kind === 'desk' && pack.content !== null ? () => onOpen(pack.classId) : undefined}
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

function KeptLesson({ pack, words, locale, onOpen }: OneProps) {
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
